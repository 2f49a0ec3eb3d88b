import type { Meta, StoryObj } from "@storybook/react-vite";
import { frameArgTypes } from "../chart-frame/testing/frameArgTypes.ts";
import { BarChart, barOrientations } from "./BarChart.tsx";
import { monthly } from "./testing/statistics.ts";

const meta = {
  title: "Data/BarChart",
  component: BarChart,
  tags: ["!autodocs"],
  args: { ...monthly, style: { maxWidth: 620 } },
  argTypes: {
    ...frameArgTypes,
    label: { description: "Ce que l’on compte ; ouvre la phrase et légende le tableau." },
    data: {
      description: "Les valeurs, dans l’ordre du dessin ; `null` manque, et n’est pas zéro.",
      control: false,
    },
    orientation: {
      description: "Verticale pour le temps, horizontale pour des catégories aux noms longs.",
      control: "inline-radio",
      options: barOrientations,
    },
    unit: { description: "L’unité d’une valeur ; sans unité pour un décompte.", control: "text" },
    fractionDigits: { description: "Décimales imprimées.", control: { type: "range", min: 0, max: 2 } },
    max: { description: "La valeur de la plus longue barre possible.", control: "number" },
    seriesLabel: { description: "Le nom des valeurs.", control: "text" },
    comparisonLabel: { description: "Le nom des valeurs comparées, dessinées en contour.", control: "text" },
    categoryLabel: { description: "La tête de la première colonne du tableau.", control: "text" },
    showTotal: { description: "La phrase dit le total.", control: "boolean" },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: "Activité", seriesLabel: "2026", comparisonLabel: "2025" },
};
