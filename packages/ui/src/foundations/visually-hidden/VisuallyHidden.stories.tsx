import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  tags: ["!autodocs"],
  args: { children: ", masque affiché sur la photo" },
  render: (args) => (
    <p>
      Rougeurs
      <VisuallyHidden {...args} />
    </p>
  ),
  argTypes: {
    children: { description: "Texte lu, non montré." },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
