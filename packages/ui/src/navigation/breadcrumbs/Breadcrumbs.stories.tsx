import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["!autodocs"],
  args: {
    items: [
      { id: "clients", content: <a href="#clients">Mes clients</a> },
      { id: "client", content: <a href="#anais">Anaïs Morel</a> },
      { id: "diagnosis", content: "21 novembre 2026" },
    ],
  },
  argTypes: {
    items: {
      description: "De la page la plus large à la page courante, qui vient en dernier et n’est pas un lien.",
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
