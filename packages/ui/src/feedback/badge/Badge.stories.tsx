import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  tags: ["!autodocs"],
  args: { children: "Formule Pro" },
  argTypes: {
    children: { description: "Un mot ou deux." },
    icon: { description: "Icône décorative avant les mots ; les formes de bande sont réservées à la peau." },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: "Brouillon" } };
