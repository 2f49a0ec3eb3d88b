import type { IsoDay } from "@carnation/domain/format";
import type { CsvCell } from "./csv.ts";
import type { DayStatistics } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import { daysOf, type Period, previousPeriod } from "./period.ts";

/** The value of a metric on a day; null when it is not known, which is not zero. */
export interface SeriesPoint {
  readonly date: IsoDay;
  readonly value: number | null;
}

/**
 * A metric day by day, gaps filled: on a day without a document nothing happened, so a flow is 0, a level keeps the
 * last known value (null before the first), a ratio has nothing to divide by and is null.
 * @param days the days that are stored, in any order; earlier ones than the period give a level its start
 */
export function dailySeries(days: readonly DayStatistics[], period: Period, metric: Metric): SeriesPoint[] {
  const byDate = new Map(days.map(({ date, values }) => [date, values]));
  let level = metric.kind === "level" ? lastLevel(days, period.from, metric.value) : null;
  return daysOf(period).map((date) => {
    const values = byDate.get(date) ?? {};
    if (metric.kind === "flow") return { date, value: values[metric.value] ?? 0 };
    if (metric.kind === "ratio") return { date, value: ratio([values], metric) };
    level = values[metric.value] ?? level;
    return { date, value: level };
  });
}

/** A metric over a whole period; null when it is not known. */
export function periodValue(days: readonly DayStatistics[], period: Period, metric: Metric): number | null {
  const within = days.filter(({ date }) => date >= period.from && date <= period.to);
  const values = within.map((day) => day.values);
  if (metric.kind === "ratio") return ratio(values, metric);
  if (metric.kind === "flow") return sum(values, metric.value);
  return dailySeries(days, period, metric).at(-1)?.value ?? null;
}

/** A metric over a period, against the period of the same length just before. */
export interface PeriodComparison {
  readonly current: number | null;
  readonly previous: number | null;
  /** Current minus previous; null when either is not known. */
  readonly difference: number | null;
  /** The difference as a share of the previous value: 0.25 is 25 % more; null when that was 0 or is not known. */
  readonly change: number | null;
}

/** Compares a metric over a period with the period of the same length just before. */
export function comparePeriods(
  days: readonly DayStatistics[],
  period: Period,
  metric: Metric,
): PeriodComparison {
  const current = periodValue(days, period, metric);
  const previous = periodValue(days, previousPeriod(period), metric);
  if (current === null || previous === null) return { current, previous, difference: null, change: null };
  const difference = current - previous;
  return { current, previous, difference, change: previous === 0 ? null : difference / previous };
}

/** The days of a period that have no document: « données partielles » when there are any. */
export function missingDays(days: readonly DayStatistics[], period: Period): IsoDay[] {
  const known = new Set(days.map(({ date }) => date));
  return daysOf(period).filter((date) => !known.has(date));
}

/** A table of metrics day by day, its headings first, to be written with `toCsv`; an unknown value is empty. */
export function statisticsRows(
  days: readonly DayStatistics[],
  period: Period,
  metrics: readonly Metric[],
): CsvCell[][] {
  const columns = metrics.map((metric) => dailySeries(days, period, metric));
  return [
    ["Date", ...metrics.map(({ label, unit }) => (unit === "" ? label : `${label} (${unit})`))],
    ...daysOf(period).map((date, at) => [date, ...columns.map((column) => column[at]?.value ?? null)]),
  ];
}

type Values = DayStatistics["values"];

function sum(days: readonly Values[], name: string): number {
  return days.reduce((total, values) => total + (values[name] ?? 0), 0);
}

function ratio(days: readonly Values[], { value, over, scale }: Metric & { kind: "ratio" }): number | null {
  const divisor = sum(days, over);
  return divisor === 0 ? null : (sum(days, value) / divisor) * scale;
}

function lastLevel(days: readonly DayStatistics[], before: IsoDay, name: string): number | null {
  const earlier = days.filter(({ date, values }) => date < before && values[name] !== undefined);
  return earlier.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]?.values[name] ?? null;
}
