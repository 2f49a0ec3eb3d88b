import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { KeyboardMap } from "./KeyboardMap.tsx";
import { keyGroups } from "./testing/keyGroups.ts";

const meta = {
  title: "Overlays/KeyboardMap/Cases",
  component: KeyboardMap,
  tags: ["!autodocs"],
  parameters: inWindow(560),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button>Raccourcis clavier</Button>,
    title: "Raccourcis clavier",
    groups: keyGroups,
  },
} satisfies Meta<typeof KeyboardMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ouvert: Story = { play: pressToOpen("dialog") };

export const Long: Story = {
  name: "Beaucoup de lieux : il défile",
  args: {
    description: "Chaque touche compte là où c’est écrit.",
    groups: Array.from({ length: 5 }, (_, index) =>
      keyGroups.map((group) => ({ ...group, place: `${group.place} ${index + 1}` })),
    ).flat(),
  },
  play: pressToOpen("dialog"),
};

export const Matrice: Story = matrix(Ouvert, { windows: 560 });
