import { addDays, daysBetween } from "@carnation/domain/format";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseSubscriber } from "./subscriber.ts";
import {
  appCounterNames,
  formatCounter,
  parseAppCounters,
  parseUserCounters,
  userCounterNames,
} from "./counters.ts";
import { toCsv } from "./csv.ts";
import { dayValueNames, type DayStatistics, parseDayStatistics } from "./dayStatistics.ts";
import { type Metric, statisticsMetrics } from "./metric.ts";
import {
  daysOf,
  lastDays,
  type Period,
  periodForm,
  periodFormUntil,
  periodLength,
  previousPeriod,
} from "./period.ts";
import { comparePeriods, dailySeries, missingDays, periodValue, statisticsRows } from "./series.ts";

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
const values = (metric: Metric) => dailySeries(days, week, metric).map(({ value }) => value);

describe("section 3: per-user counters", () => {
  it.each(["customers_total", "invoices_total", "recommendations_total"] as const)(
    "the counter %s is read",
    (name) => {
      expect(parseUserCounters({ [name]: 3 })[name]).toBe(3);
    },
  );

  it("section 3: per-user counters are these three", () => {
    expect(userCounterNames).toHaveLength(3);
    expect(Object.keys(parseUserCounters(undefined))).toEqual([...userCounterNames]);
  });
});

describe("section 3: app counters", () => {
  it.each([
    "employees",
    "customers",
    "coupons_total",
    "app_diagnosis_total",
    "recommendations_total",
    "recommendations_active_total",
    "news_total",
    "published_news_total",
    "contraindications_total",
    "subcategories_total",
  ] as const)("the counter %s is read", (name) => {
    expect(parseAppCounters({ [name]: 3 })[name]).toBe(3);
  });

  it("section 3: app counters are these ten; a missing one is not zero", () => {
    expect(appCounterNames).toHaveLength(10);
    expect(Object.keys(parseAppCounters({ other: 1 }))).toEqual([...appCounterNames]);
    expect(parseAppCounters({ customers: -1, employees: "trois" })).toMatchObject({
      customers: null,
      employees: null,
    });
    expect([null, 0, 1234].map(formatCounter)).toEqual(["—", "0", "1\u202F234"]);
    expect(parseAppCounters(undefined).customers).toBeNull();
    expect(() => parseAppCounters("?")).toThrow(v.ValiError);
  });

  it("read back what was stored", () => {
    const counters = fc.record({
      customers_total: fc.option(fc.nat()),
      invoices_total: fc.option(fc.nat()),
      recommendations_total: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(counters, (any) => {
        expect(parseUserCounters(any)).toEqual(any);
      }),
    );
  });
});

describe("the statistics of a day", () => {
  it("read back what was stored", () => {
    const numbers = fc.dictionary(
      fc.constantFrom(...dayValueNames),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(numbers, fc.nat(20_000), (any, at) => {
        const stored = day(addDays("2000-01-01", at), { ...any });
        expect(parseDayStatistics(stored.date, stored)).toEqual(stored);
      }),
    );
  });

  it("leave out what is no number, and are no totals", () => {
    const fields = { values: { diagnoses: "4", quotes: 2, reports: Number.NaN } };
    expect(parseDayStatistics("2026-04-01", fields).values).toEqual({ quotes: 2 });
    expect(parseDayStatistics("2026-04-01", { values: 3 }).values).toEqual({});
    expect(() => parseDayStatistics("totals", fields)).toThrow(v.ValiError);
    expect(() => parseDayStatistics("2026-02-30", fields)).toThrow(v.ValiError);
  });
});

describe("a daily series", () => {
  it("a daily series fills gaps: a flow with 0, a level with the last known, a ratio with nothing", () => {
    expect(values(flow)).toEqual([0, 2, 0, 0, 0, 4, 0]);
    expect(values(level)).toEqual([10, 10, 10, 10, 10, 12, 12]);
    expect(values(rate)).toEqual([null, 100, null, null, null, 75, null]);
    const earlier = [day("2026-03-01", { subscriptions_active: 8 }), ...days];
    expect(dailySeries(earlier, week, level)[0]?.value).toBe(10);
    expect(dailySeries(earlier.toReversed(), week, level)[0]?.value).toBe(10);
    expect(periodValue([], week, level)).toBeNull();
    expect(dailySeries([], week, level).every(({ value }) => value === null)).toBe(true);
  });

  it("a daily series has every day once, across the change of clocks", () => {
    expect(dailySeries([], week, flow).map(({ date }) => date)).toEqual(daysOf(week));
    expect(daysOf(week)).toHaveLength(7);
    expect(missingDays(days, week)).toHaveLength(5);
  });

  it("a daily series sums to the period's value", () => {
    const stored = fc.uniqueArray(fc.record({ at: fc.nat(40), count: fc.nat(1000) }), {
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(stored, (list) => {
        const any = list.map(({ at, count }) => day(addDays("2026-03-10", at), { diagnoses: count }));
        const total = dailySeries(any, week, flow).reduce((sum, { value }) => sum + (value ?? 0), 0);
        expect(periodValue(any, week, flow)).toBe(total);
      }),
    );
  });
});

describe("a period and the one before", () => {
  it("a period and the one before have the same length and touch", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), (length) => {
        const period = lastDays(length, "2026-11-22");
        const before = previousPeriod(period);
        expect(periodLength(period)).toBe(length);
        expect(periodLength(before)).toBe(length);
        expect(daysBetween(before.to, period.from)).toBe(1);
      }),
    );
  });

  it("a period and the one before are compared", () => {
    expect(comparePeriods(days, week, flow)).toEqual({ current: 6, previous: 3, difference: 3, change: 1 });
    expect(comparePeriods(days, week, level)).toMatchObject({ current: 12, previous: 10, difference: 2 });
    expect(comparePeriods(days, week, rate)).toMatchObject({ current: (5 / 6) * 100, previous: 100 });
    const before = previousPeriod(week);
    expect(comparePeriods(days, before, flow)).toMatchObject({ previous: 0, change: null });
    expect(comparePeriods(days, before, rate)).toMatchObject({
      previous: null,
      difference: null,
      change: null,
    });
  });

  it("a period and the one before are asked for in a form", () => {
    const until = (to: string) => v.safeParse(periodFormUntil("2026-11-23"), { from: "2026-11-01", to });
    expect(until("2026-11-23").success).toBe(true);
    expect(until("2026-11-24").issues?.[0].message).toBe("La fin est aujourd’hui au plus tard.");
    const messageOf = (from: string, to: string) => v.safeParse(periodForm, { from, to }).issues?.[0].message;
    expect(messageOf("2026-01-01", "2026-12-31")).toBeUndefined();
    expect(messageOf("2026-01-02", "2026-01-01")).toBe("La fin doit suivre le début.");
    expect(messageOf("2026-01-01", "2027-01-01")).toBeUndefined();
    expect(messageOf("2026-01-01", "2027-01-02")).toBe("Choisissez 366 jours au plus.");
    expect(messageOf("hier", "2027-01-01")).toBe("Saisissez une date, par exemple 21/11/2026.");
  });
});

describe("the exported table", () => {
  it("the exported table has a column per metric, an unknown value being empty", () => {
    const rows = statisticsRows(days, { from: "2026-03-31", to: "2026-04-01" }, [flow, rate]);
    expect(toCsv(rows)).toBe("Date;Diagnostics;Aboutis (%)\r\n2026-03-31;0;\r\n2026-04-01;4;75\r\n");
  });

  it("the exported table has every metric of the page", () => {
    expect(statisticsRows([], week, statisticsMetrics)[0]).toHaveLength(statisticsMetrics.length + 1);
    const analysis = statisticsMetrics.filter(({ unit }) => unit === "s");
    const one = [day("2026-04-01", { analysis_ms: 9000, diagnoses_done: 2 })];
    expect(analysis.map((metric) => periodValue(one, week, metric))).toEqual([4.5]);
  });

  it("the exported table is safe in a spreadsheet", () => {
    expect(toCsv([['Dit « "oui" »', "a;b", "=1+1", -1.5, null]])).toBe(
      '"Dit « ""oui"" »";"a;b";\'=1+1;-1,5;\r\n',
    );
    for (const formula of [
      "=A1",
      "+1",
      "-1+2",
      "@SUM(A1)",
      " =A1",
      "\u00A0@A1",
      "\u0000=A1",
      "＝A1",
      "＋1",
      "－1",
      "＠A1",
    ]) {
      expect(toCsv([[formula]])).toBe(`'${formula}\r\n`);
    }
    for (const start of ["\t", "\r", "\n"]) expect(toCsv([[`${start}A1`]])).toMatch(/^"?'/u);
    // A separator within does not end the cell, and begins no other one that would be run.
    expect(toCsv([['";=1+1;"']])).toBe('""";=1+1;"""\r\n');
    expect(toCsv([["Sérum", "50 %", "1-2", "(=1)"]])).toBe("Sérum;50 %;1-2;(=1)\r\n");
    expect(toCsv([["-20 %", "une\nligne"]])).toBe('\'-20 %;"une\nligne"\r\n');
  });
});

it("a subscriber is called by their company, otherwise by their name or their address", () => {
  const summary = { plan: "products/pro", status: "active" };
  const account = {
    email: "lea@exemple.fr",
    firstname: "Léa",
    lastname: "Roux",
    company: "Peau & Co",
    summary,
  };
  expect(parseSubscriber("u", { ...account, active: true })).toEqual({
    id: "u",
    name: "Peau & Co",
    email: "lea@exemple.fr",
    active: true,
    plan: "pro",
    status: "active",
  });
  expect(parseSubscriber("u", { ...account, company: "" })).toMatchObject({
    name: "Léa Roux",
    active: false,
  });
  expect(parseSubscriber("u", { email: "lea@exemple.fr" })).toMatchObject({
    name: "lea@exemple.fr",
    status: null,
  });
});
