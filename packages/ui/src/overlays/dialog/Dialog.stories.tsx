import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { Dialog } from "./Dialog.tsx";
import { DialogClose } from "./DialogClose.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  tags: ["!autodocs"],
  parameters: inWindow(400),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button variant="danger">Supprimer Anaïs Morel</Button>,
    title: "Supprimer Anaïs Morel",
    description: "Ses 4 diagnostics et leurs photos seront effacés. Cette action est définitive.",
    actions: (
      <>
        <DialogClose>
          <Button variant="text">Annuler</Button>
        </DialogClose>
        <Button variant="danger">Supprimer Anaïs Morel</Button>
      </>
    ),
  },
  argTypes: {
    trigger: {
      control: false,
      description: "Le bouton qui l’ouvre. Sans lui, le focus revient là où il était.",
    },
    title: { control: "text", description: "Ce qui est demandé ; nomme le dialogue." },
    description: { control: "text", description: "Ce qui s’ensuit ; décrit le dialogue." },
    children: {
      control: false,
      description: "Ce sur quoi porte le choix ; défile quand c’est long.",
    },
    actions: { control: false, description: "Les choix, celui que l’on attend en dernier." },
    open: { control: false, description: "Ouvert ou non, quand c’est l’application qui décide." },
    onOpenChange: { control: false, description: "Reçoit `true` à l’ouverture, `false` à la fermeture." },
    ...focusArgTypes,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("dialog") };
