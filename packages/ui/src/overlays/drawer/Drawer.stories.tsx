import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { Drawer } from "./Drawer.tsx";
import { drawerSides } from "./drawer.variants.ts";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  tags: ["!autodocs"],
  parameters: inWindow(560),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button>Modifier la recommandation</Button>,
    title: "Modifier la recommandation",
    children: (
      <Stack>
        <TextField label="Nom" defaultValue="Sérum apaisant à l’avoine" />
        <TextField label="Prix conseillé" defaultValue="42,00" inputMode="decimal" suffix="€" />
      </Stack>
    ),
    foot: (
      <>
        <Button variant="danger">Supprimer le sérum</Button>
        <Button variant="primary">Enregistrer</Button>
      </>
    ),
  },
  argTypes: {
    trigger: {
      control: false,
      description: "Le bouton qui l’ouvre. Sans lui, le focus revient là où il était.",
    },
    side: {
      control: "inline-radio",
      options: drawerSides,
      description:
        "À gauche pour le menu (340 px au plus), à droite pour une édition (560 px, toute la largeur en dessous de 640).",
    },
    title: { description: "Nomme le tiroir." },
    head: {
      control: false,
      description: "Ce que l’on voit à la place du titre, par exemple la marque dans le menu.",
    },
    children: { control: false, description: "Le contenu ; il défile." },
    foot: { control: false, description: "Reste au pied pendant que le contenu défile." },
    open: { control: false, description: "Ouvert ou non, quand c’est l’application qui décide." },
    onOpenChange: { control: false, description: "Reçoit `true` à l’ouverture, `false` à la fermeture." },
    ...focusArgTypes,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("dialog") };

export const Playground: Story = { args: { side: "right" } };
