import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { OpacitySlider } from "./OpacitySlider.tsx";

const meta = {
  title: "Photo/OpacitySlider",
  component: OpacitySlider,
  tags: ["!autodocs"],
  args: { label: "Opacité", value: 0.6, onValueChange: () => undefined, style: { maxWidth: 320 } },
  argTypes: {
    label: { description: "Le nom du réglage." },
    value: { description: "De 0, rien, à 1, tout.", control: { type: "range", min: 0, max: 1, step: 0.05 } },
    onValueChange: { description: "Appelée avec la nouvelle valeur." },
  },
  render: function Held({ value, ...args }) {
    const [held, setHeld] = useState(value);
    return <OpacitySlider {...args} value={held} onValueChange={setHeld} />;
  },
} satisfies Meta<typeof OpacitySlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { disabled: false } };
