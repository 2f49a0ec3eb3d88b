import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { BarChart } from "./BarChart.tsx";
import { daily, monthly, topPriorities } from "./testing/statistics.ts";

const meta = {
  title: "Data/BarChart/Cases",
  component: BarChart,
  tags: ["!autodocs"],
  args: { ...monthly, style: { maxWidth: 620 } },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AvecComparaison: Story = {
  name: "Avec l’année précédente",
  args: { title: "Diagnostics par mois", seriesLabel: "2026", comparisonLabel: "2025" },
};

export const TrenteJours: Story = { name: "Trente jours", args: daily };

export const Horizontales: Story = { name: "Horizontales", args: topPriorities };

export const HorizontalesComparees: Story = {
  name: "Horizontales, avec la période précédente",
  args: { ...topPriorities, seriesLabel: "30 derniers jours", comparisonLabel: "30 jours précédents" },
};

export const SousZero: Story = {
  name: "Valeurs sous zéro",
  args: {
    title: "Solde du mois",
    label: "Solde du mois",
    unit: "\u00A0€",
    comparisonLabel: "2025",
    data: [
      { id: "1", label: "juin", value: 120, comparison: 80 },
      { id: "2", label: "juillet", value: -45, comparison: -60 },
      { id: "3", label: "août", value: null, comparison: -20 },
      { id: "4", label: "septembre", value: 0, comparison: 15 },
      { id: "5", label: "octobre", value: -80, comparison: 30 },
    ],
  },
};

export const SousZeroHorizontales: Story = {
  name: "Valeurs sous zéro, horizontales",
  args: { ...SousZero.args, orientation: "horizontal" },
};

export const Vide: Story = {
  name: "Sans donnée",
  args: { title: "Diagnostics par mois", data: [] },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    ...topPriorities,
    comparisonLabel: "Période de trente jours précédente",
    data: [
      {
        id: "long",
        label: "Hydratation apparente du visage et du contour de la bouche",
        value: 41,
        comparison: 44,
      },
      { id: "word", label: "Anticonstitutionnellementissimement", value: 12, comparison: 9 },
    ],
  },
};

export const Telephone: Story = {
  name: "Au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <BarChart {...daily} />
      <BarChart {...topPriorities} />
    </Stack>
  ),
};

export const Matrice: Story = matrix(AvecComparaison);
