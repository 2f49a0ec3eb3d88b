import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";

const meta = {
  title: "Foundations/Brand",
  component: Brand,
  tags: ["!autodocs"],
  argTypes: {
    name: { description: "Le nom à côté de la marque." },
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: "Institut Lumière de Peau" } };
