import { describe, expect, it } from "vitest";
import { alertsOf } from "./alerts.ts";
import { activitySentence } from "./activitySentence.ts";
import { changeMark, changeWords, formatMetric } from "./changeWords.ts";
import type { DayStatistics } from "./dayStatistics.ts";
import { diagnosesMetric, type Metric, statisticsMetrics } from "./metric.ts";
import { dailyFacts, splitByMovement, stillSentence } from "./movement.ts";
import { diagnosisOutcomes } from "./outcomes.ts";
import { lastDays, type Period } from "./period.ts";
import { periodPoints } from "./periodPoints.ts";
import { comparePeriods, periodValue } from "./series.ts";

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

describe("points", () => {
  it("points are days up to 45 of them, each beside its day of the period before", () => {
    const points = periodPoints(days, week, flow, week.to);
    expect(points.map(({ value }) => value)).toEqual([0, 2, 0, 0, 0, 4, 0]);
    expect(points[0]).toEqual({
      id: "2026-03-27",
      label: "vendredi 27\u00A0mars",
      shortLabel: "27\u00A0mars",
      value: 0,
      comparison: 3,
    });
    expect(periodPoints([], lastDays(45, "2026-04-02"), flow, "2026-04-02")).toHaveLength(45);
  });

  it("points are weeks beyond, the last one shorter, and hold all that the period holds", () => {
    const period = lastDays(46, "2026-04-02");
    const points = periodPoints(days, period, flow, period.to);
    expect(points).toHaveLength(7);
    expect(points.at(-1)?.label).toBe("semaine du 30\u00A0mars");
    expect(points.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(periodValue(days, period, flow));
    expect(periodPoints(days, period, level, period.to).at(-1)?.value).toBe(12);
  });

  it("points to come have no value, and keep that of the period before", () => {
    const points = periodPoints(days, week, flow, "2026-03-28");
    expect(points.map(({ value }) => value)).toEqual([0, 2, null, null, null, null, null]);
    expect(points.every(({ comparison }) => comparison !== null)).toBe(true);
  });
});

describe("movement", () => {
  const movement = splitByMovement(days, week, statisticsMetrics);
  const labels = (metrics: readonly Metric[]) => metrics.map(({ label }) => label);

  it("a series at zero is told from one that moved and from one that is not known", () => {
    expect(labels(movement.moved)).toEqual(["Diagnostics", "Abonnements actifs", "Diagnostics aboutis"]);
    expect(labels(movement.still)).toContain("Résiliations");
    expect(labels(movement.unknown)).toEqual(["Abonnements à l’essai"]);
  });

  it("the sentence of what did not move says what there was before, and what is not known", () => {
    const earlier = [...days, day("2026-03-21", { quotes: 12 })];
    const sentence = plain(stillSentence(earlier, week, movement, ["aucune analyse en échec"]) ?? "");
    expect(sentence).toMatch(/^Aucun nouveau professionnel, aucune résiliation, /u);
    expect(sentence).toContain("aucun devis émis (12 auparavant)");
    expect(sentence).toMatch(/aucune analyse en échec\. Pas de relevé : abonnements à l’essai\.$/u);
    expect(stillSentence(days, week, { moved: [], still: [], unknown: [] })).toBeNull();
  });

  it("the facts of a flow are those of the days that have passed", () => {
    expect(dailyFacts(days, week, diagnosesMetric, "2026-03-30")).toEqual({
      average: 0.5,
      busiest: { date: "2026-03-28", value: 2 },
      activeDays: 1,
      passedDays: 4,
    });
    expect(dailyFacts([], week, diagnosesMetric, "2026-03-01")).toEqual({
      average: 0,
      busiest: null,
      activeDays: 0,
      passedDays: 0,
    });
  });
});

describe("sentence", () => {
  const told = (now: Record<string, number>, before: Record<string, number>, period = week) =>
    plain(activitySentence([day(period.to, now), day("2026-03-21", before)], period));

  it.each([
    [
      { diagnoses_done: 5 },
      { diagnoses_done: 2 },
      "5 diagnostics en sept jours, 3 de plus que les sept jours précédents.",
    ],
    [{ diagnoses_done: 1 }, {}, "1 diagnostic en sept jours, contre aucun les sept jours précédents."],
    [
      { diagnoses_done: 2 },
      { diagnoses_done: 2 },
      "2 diagnostics en sept jours, autant que les sept jours précédents.",
    ],
    [
      { diagnoses_done: 88, professionals_created: 9, subscriptions_canceled: 1 },
      { diagnoses_done: 100 },
      "88 diagnostics en sept jours, 12 % de moins que les sept jours précédents. Neuf professionnels sont arrivés, un abonnement a pris fin.",
    ],
    [
      { professionals_created: 17 },
      { diagnoses_done: 3 },
      "Pas encore de diagnostic sur cette période. 17 professionnels sont arrivés.",
    ],
  ])("the activity of %j after %j is told", (now, before, sentence) => {
    expect(told(now, before)).toBe(sentence);
  });

  it("a difference too small for a percent is no difference of none", () => {
    expect(told({ diagnoses_done: 1001 }, { diagnoses_done: 1000 })).toContain("1 % de plus");
  });
});

describe("outcomes", () => {
  it("diagnoses end with results, with a refused photo or by a fault; together they are all", () => {
    const found = diagnosisOutcomes(
      [
        day("2026-04-01", { diagnoses: 10, diagnoses_done: 7, diagnoses_failed: 3, analysis_faults: 1 }),
        day("2026-03-21", { diagnoses: 2, diagnoses_done: 1 }),
      ],
      week,
    );
    expect(found.map(({ label, share, previous }) => [label, Math.round(share), previous])).toEqual([
      ["Diagnostics aboutis", 70, 50],
      ["Photos refusées", 20, 50],
      ["Analyses en échec", 10, 0],
    ]);
    expect(diagnosisOutcomes([], week)).toEqual([]);
  });
});

describe("marks of change", () => {
  it("a change is printed with its sign, in the unit of the metric", () => {
    const seconds: Metric = { kind: "level", value: "s", label: "", unit: "s" };
    const mark = (current: number, previous: number | null, metric = flow) =>
      changeMark(
        {
          current,
          previous,
          difference: previous === null ? null : current - previous,
          change: null,
        },
        metric,
      );
    expect([mark(9, 4), mark(4, 9), mark(4, 4), mark(4, null)]).toEqual(["+5", "−5", "=", undefined]);
    expect(plain(mark(1.5, 1.9, seconds) ?? "")).toBe("−0,4 s");
    expect(changeMark(comparePeriods(days, week, flow), flow)).toBe("+3");
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
