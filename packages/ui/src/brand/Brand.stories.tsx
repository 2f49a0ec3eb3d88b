import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";

const meta = { title: "Structure/Marque", component: Brand } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: "Institut Lumière de Peau" } };

export const CommeLien: Story = {
  name: "Comme lien",
  render: () => (
    <a href="#accueil">
      <Brand />
    </a>
  ),
};

export const Sombre: Story = { globals: { theme: "sombre" } };
