import { describe, expect, it } from "vitest";
import { alertsOf } from "./alerts.ts";
import { metricBars } from "./bars.ts";
import { changeWords, formatMetric } from "./changeWords.ts";
import type { DayStatistics } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import { lastDays, type Period } from "./period.ts";
import { periodValue } from "./series.ts";

const day = (date: string, values: Record<string, number>): DayStatistics => ({ date, values });
const flow: Metric = { kind: "flow", value: "diagnoses", label: "Diagnostics", unit: "" };
const level: Metric = { kind: "level", value: "subscriptions_active", label: "Actifs", unit: "" };
const rate: Metric = {
  kind: "ratio",
  value: "diagnoses_done",
  over: "diagnoses",
  label: "Aboutis",
  unit: "%",
  scale: 100,
};
const week: Period = { from: "2026-03-27", to: "2026-04-02" };
const days = [
  day("2026-04-01", { diagnoses: 4, diagnoses_done: 3, subscriptions_active: 12 }),
  day("2026-03-28", { diagnoses: 2, diagnoses_done: 2 }),
  day("2026-03-20", { diagnoses: 3, diagnoses_done: 3, subscriptions_active: 10 }),
];
/** With plain spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, " ");

describe("bars", () => {
  it("bars are days up to 45 of them, each beside its day of the period before", () => {
    const bars = metricBars(days, week, flow);
    expect(bars.map(({ value }) => value)).toEqual([0, 2, 0, 0, 0, 4, 0]);
    expect(bars[0]).toEqual({
      from: "2026-03-27",
      label: "27\u00A0mars",
      shortLabel: "27/03",
      value: 0,
      comparison: 3,
    });
    expect(metricBars([], lastDays(45, "2026-04-02"), flow)).toHaveLength(45);
  });

  it("bars are weeks beyond, the last one shorter, and hold all that the period holds", () => {
    const period = lastDays(46, "2026-04-02");
    const bars = metricBars(days, period, flow);
    expect(bars).toHaveLength(7);
    expect(bars.at(-1)?.label).toBe("semaine du 30\u00A0mars");
    expect(bars.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(periodValue(days, period, flow));
    expect(metricBars(days, period, level).at(-1)?.value).toBe(12);
  });
});

describe("alerts", () => {
  const today = "2026-04-01";

  it("alerts are none where nothing went wrong", () => {
    expect(alertsOf([], today)).toEqual([]);
    const old = day("2026-03-25", { analysis_faults: 4, mails_refused: 2 });
    expect(alertsOf([old, day(today, { diagnoses_failed: 3, subscriptions_late: 0 })], today)).toEqual([]);
  });

  it("count the last seven days, and the subscriptions of now", () => {
    const bad = [
      day("2026-03-26", { analysis_faults: 1, mails_refused: 2, subscriptions_late: 4 }),
      day(today, { analysis_faults: 1, subscriptions_late: 1 }),
    ];
    expect(alertsOf(bad, today).map(({ kind, count, sentence }) => [kind, count, plain(sentence)])).toEqual([
      ["analysis", 2, "2 analyses n’ont pas abouti en 7 jours, sans que la photo soit en cause."],
      ["payment", 1, "1 abonnement attend son paiement."],
      ["mail", 2, "2 e-mails refusés en 7 jours."],
    ]);
  });
});

describe("the movement of a metric", () => {
  const moved = (current: number | null, previous: number | null, metric: Metric, period = week) => {
    const difference = current === null || previous === null ? null : current - previous;
    const change = difference === null || !previous ? null : difference / previous;
    const words = changeWords({ current, previous, difference, change }, period, metric);
    return words === null ? null : plain(words);
  };
  const seconds: Metric = { ...rate, unit: "s", scale: 1 / 1000 };

  it.each<[words: string | null, given: string | null]>([
    [moved(6, 3, flow), "3 de plus que les 7 jours précédents (+ 100 %)"],
    [moved(3, 6, flow), "3 de moins que les 7 jours précédents (− 50 %)"],
    [moved(3, 0, flow), "3 de plus que les 7 jours précédents"],
    [moved(3, 3, flow), "comme les 7 jours précédents"],
    [moved(12, 10, level), "2 de plus que les 7 jours précédents"],
    [moved(80, 90, rate), "10 points de moins que les 7 jours précédents"],
    [moved(4.5, 4, seconds), "0,5 s de plus que les 7 jours précédents"],
    [moved(2, 1, flow, lastDays(1, "2026-04-02")), "1 de plus que le jour précédent (+ 100 %)"],
    [moved(null, 1, flow), null],
    [moved(1, null, flow), null],
  ])("%s", (words, given) => {
    expect(words).toBe(given);
  });
});

it("a value has its unit", () => {
  const seconds: Metric = { ...rate, unit: "s" };
  const quality: Metric = { ...rate, unit: "/100" };
  expect([flow, seconds, rate, quality].map((metric) => plain(formatMetric(81.25, metric)))).toEqual([
    "81",
    "81,3 s",
    "81 %",
    "81/100",
  ]);
});
