import type { Meta, StoryObj } from "@storybook/react-vite";
import { JawlineDrawing, jawlineLevels } from "./JawlineDrawing.tsx";

const meta = {
  title: "Photo/JawlineDrawing",
  component: JawlineDrawing,
  tags: ["!autodocs"],
  args: { level: 3 },
  argTypes: {
    level: {
      description: "Le niveau dessiné\u00A0: 4 est net, 1 très relâché.",
      control: "inline-radio",
      options: jawlineLevels,
    },
  },
} satisfies Meta<typeof JawlineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
