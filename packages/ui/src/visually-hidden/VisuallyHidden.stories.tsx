import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Structure/Texte pour lecteur d’écran",
  component: VisuallyHidden,
  args: { children: ", masque affiché sur la photo" },
  render: (args) => (
    <p>
      Rougeurs
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
