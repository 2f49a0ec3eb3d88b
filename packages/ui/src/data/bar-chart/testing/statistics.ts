import type { BarChartProps } from "../BarChart.tsx";

const months = ["juin", "juillet", "août", "septembre", "octobre", "novembre"];
const short = ["juin", "juil.", "août", "sept.", "oct.", "nov."];
const now = [31, 28, null, 44, 52, 47];
const yearBefore = [24, 30, 12, 36, 41, 40];

/** Statistics with the words of the administration pages, for stories and tests. */
export const monthly: BarChartProps = {
  label: "Diagnostics par mois",
  categoryLabel: "Mois",
  data: months.map((label, index) => ({
    id: label,
    label,
    shortLabel: short[index],
    value: now[index] ?? null,
    comparison: yearBefore[index],
  })),
};

/** Thirty days of November, quieter on Sundays. */
export const daily: BarChartProps = {
  label: "Diagnostics par jour",
  categoryLabel: "Jour",
  data: Array.from({ length: 30 }, (_, index) => ({
    id: `day-${index + 1}`,
    label: index === 0 ? "1er novembre" : `${index + 1} novembre`,
    shortLabel: String(index + 1),
    value: index % 7 === 0 ? 0 : Math.round(6 + 4 * Math.sin(index * 0.9) + index / 6),
  })),
};

export const topPriorities: BarChartProps = {
  label: "Critères le plus souvent prioritaires",
  categoryLabel: "Critère",
  orientation: "horizontal",
  unit: " %",
  max: 100,
  showTotal: false,
  data: [
    { id: "redness", label: "Rougeurs", value: 41, comparison: 44 },
    { id: "radiance", label: "Éclat", value: 33, comparison: 29 },
    { id: "hydration", label: "Hydratation apparente", value: 28, comparison: 31 },
    { id: "spots", label: "Taches pigmentaires", value: 17, comparison: 17 },
    { id: "firmness", label: "Fermeté", value: null, comparison: 12 },
  ],
};
