import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs/Cases",
  component: Breadcrumbs,
  tags: ["!autodocs"],
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

export const UneSeulePage: Story = {
  name: "Une seule page",
  args: { items: [{ id: "clients", content: "Mes clients" }] },
};

export const Long: Story = {
  name: "Long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    items: [
      { id: "clients", content: <a href="#clients">Mes clients</a> },
      { id: "client", content: <a href="#client">Marie-Thérèse d’Astorg de la Rochefoucauld</a> },
      { id: "diagnosis", content: <a href="#diagnosis">Diagnostic du 21 novembre 2026</a> },
      { id: "routine", content: <a href="#routine">Routine de soin</a> },
      { id: "quote", content: "Devis" },
    ],
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
