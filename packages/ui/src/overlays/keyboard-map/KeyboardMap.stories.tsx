import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { KeyboardMap } from "./KeyboardMap.tsx";
import { keyGroups } from "./testing/keyGroups.ts";

const meta = {
  title: "Overlays/KeyboardMap",
  component: KeyboardMap,
  tags: ["!autodocs"],
  parameters: inWindow(560),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button>Raccourcis clavier</Button>,
    title: "Raccourcis clavier",
    groups: keyGroups,
  },
  argTypes: {
    trigger: {
      control: false,
      description: "Le bouton qui l’ouvre. Sans lui, le focus revient là où il était.",
    },
    title: { control: "text", description: "Nomme le dialogue." },
    description: { control: "text", description: "Une phrase sous le titre." },
    groups: {
      control: false,
      description: "Les lieux : `place`, `hint`, `rows` (`keys` comme `Keys` les prend, `does`).",
    },
    open: { control: false, description: "Ouvert ou non, quand c’est l’application qui décide." },
    onOpenChange: { control: false, description: "Reçoit `true` à l’ouverture, `false` à la fermeture." },
    ...focusArgTypes,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
} satisfies Meta<typeof KeyboardMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("dialog") };
