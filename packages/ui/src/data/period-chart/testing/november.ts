import type { PeriodChartProps } from "../PeriodChart.tsx";
import type { PeriodPoint } from "../periodLayout.ts";
import type { SmallMultipleProps } from "../SmallMultiple.tsx";

const weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
const DAYS = 30;
/** Days of November that have passed. */
const PASSED = 21;

/** Thirty days of November, of which nine are still to come, beside those of October. */
function novemberPoints(valueOf: (day: number, before: boolean) => number): PeriodPoint[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const name = index === 0 ? "1er novembre" : `${index + 1} novembre`;
    return {
      id: `day-${index + 1}`,
      // 1 November 2026 is a Sunday.
      label: `${weekdays[(index + 6) % 7] ?? ""} ${name}`,
      shortLabel: name,
      value: index < PASSED ? valueOf(index, false) : null,
      comparison: valueOf(index, true),
    };
  });
}

const visits = (day: number, before: boolean): number =>
  day % 7 === 0 ? 2 : Math.round((before ? 12 : 15) + 4 * Math.sin(day * 0.9) + (day === 17 ? 6 : 0));

/** Statistics with the words of the administration pages, for stories and tests. */
export const diagnoses: PeriodChartProps = {
  label: "Diagnostics",
  summary: "312 diagnostics en vingt et un jours, 12 % de plus qu’en octobre.",
  axisLabel: { one: "diagnostic par jour", other: "diagnostics par jour" },
  seriesLabel: "Novembre",
  comparisonLabel: "Octobre",
  points: novemberPoints(visits),
};

export const subscriptions: SmallMultipleProps = {
  label: "Abonnements actifs",
  value: "118",
  delta: "+7",
  summary: "7 de plus qu’en octobre",
  baseline: "lowest",
  points: novemberPoints((day, before) => (before ? 108 : 112) + Math.round(day / 3)),
};

export const quotes: SmallMultipleProps = {
  label: "Devis émis",
  value: "96",
  delta: "+22",
  summary: "22 de plus qu’en octobre",
  points: novemberPoints((day, before) => Math.max(0, Math.round(visits(day, before) / 3) - 1)),
};

/** A series at zero: its line is not drawn. */
export const cancellations: SmallMultipleProps = {
  label: "Résiliations",
  value: "0",
  points: novemberPoints(() => 0),
};
