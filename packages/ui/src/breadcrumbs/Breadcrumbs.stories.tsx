import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Structure/Fil d’Ariane",
  component: Breadcrumbs,
  args: {
    items: [
      { id: "clients", content: <a href="#clients">Mes clients</a> },
      { id: "client", content: <a href="#anais">Anaïs Morel</a> },
      { id: "diagnosis", content: "21 novembre 2026" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sombre: Story = { globals: { theme: "sombre" } };
