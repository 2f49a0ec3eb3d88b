import type { TrendChartProps } from "../TrendChart.tsx";

/** Criteria followed over time with the words of a real report, for stories and tests. */
export const rednessTrend = {
  label: "Rougeurs",
  min: 0,
  max: 100,
  unit: "/100",
  differenceUnit: { one: "pt", other: "pts" },
  stableThreshold: 5,
  bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
  points: [
    { id: "d1", date: "2026-06-12T08:10:00Z", value: 38 },
    { id: "d2", date: "2026-07-18T09:30:00Z", value: 41 },
    { id: "d3", date: "2026-08-22T08:45:00Z", value: null },
    { id: "d4", date: "2026-09-26T09:00:00Z", value: 52 },
    { id: "d5", date: "2026-10-24T09:15:00Z", value: 58 },
    { id: "d6", date: "2026-11-21T13:05:00Z", value: 63 },
  ],
  notes: [{ id: "routine", date: "2026-08-29T08:00:00Z", label: "Routine commencée" }],
} as const satisfies TrendChartProps;

export const ageTrend = {
  label: "Âge perçu du visage",
  min: 30,
  max: 50,
  direction: "lower",
  unit: { one: "an", other: "ans" },
  stableThreshold: 2,
  points: [
    { id: "a1", date: "2024-02-03T09:00:00Z", value: 43 },
    { id: "a2", date: "2025-01-18T09:00:00Z", value: 42 },
    { id: "a3", date: "2025-11-08T09:00:00Z", value: 40, verdict: "improvement" },
    { id: "a4", date: "2026-11-21T13:05:00Z", value: 39, verdict: "improvement" },
  ],
} as const satisfies TrendChartProps;

export const sameDayTrend = {
  ...rednessTrend,
  notes: [],
  points: [
    { id: "s1", date: "2026-11-21T13:05:00Z", value: 46 },
    { id: "s2", date: "2026-11-21T13:31:00Z", value: 49 },
  ],
} as const satisfies TrendChartProps;

/** Twenty readings, a fortnight apart. */
export const longTrend: TrendChartProps = {
  ...rednessTrend,
  notes: [
    { id: "routine", date: "2026-03-02T08:00:00Z", label: "Routine commencée" },
    { id: "sun", date: "2026-04-20T08:00:00Z", label: "Retour de vacances au soleil" },
  ],
  points: Array.from({ length: 20 }, (_, index) => ({
    id: `l${index}`,
    date: Date.UTC(2026, 1, 7 + index * 14, 9),
    value: index === 7 ? null : Math.round(44 + index * 1.6 + 6 * Math.sin(index * 1.3)),
  })),
};

/** Readings a week apart, as many as wanted; each fortieth was not measured. */
export const manyTrend = (count: number): TrendChartProps => ({
  ...rednessTrend,
  notes: [],
  points: Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    date: Date.UTC(2020, 0, 4 + index * 7, 9),
    value: index % 40 === 7 ? null : Math.round(50 + 30 * Math.sin(index / 9) + 4 * Math.sin(index * 1.3)),
  })),
});
