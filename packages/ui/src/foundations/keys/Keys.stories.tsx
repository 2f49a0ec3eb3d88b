import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Keys } from "./Keys.tsx";

const meta = {
  title: "Foundations/Keys",
  component: Keys,
  tags: ["!autodocs"],
  args: { keys: "Mod K" },
  argTypes: {
    keys: {
      description:
        "Les touches pressées ensemble, entre espaces, comme `KeyboardEvent.key` les nomme ; `Mod` est ⌘ sur un Mac et Ctrl ailleurs.",
    },
  },
} satisfies Meta<typeof Keys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Toutes: Story = {
  name: "Lettres, flèches et mots",
  render: () => (
    <Row>
      {["?", "Mod K", "Shift ArrowLeft", "ArrowUp ArrowDown", "Enter", "Escape", "PageUp"].map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
    </Row>
  ),
};

export const Matrice: Story = matrix(Toutes, { widths: [390] });
