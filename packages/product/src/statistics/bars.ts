import { addDays, formatDayMonth, type IsoDay } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { DayStatistics } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import { daysOf, type Period, periodLength, previousPeriod } from "./period.ts";
import { dailySeries, periodValue } from "./series.ts";

/** Beyond as many days a bar stands for a week: more bars than that are no chart. */
export const DAILY_BARS_MAX = 45;

const WEEK = 7;

/** One bar of a metric: a day, or a week of a long period. */
export interface MetricBar {
  /** Its first day. */
  readonly from: IsoDay;
  /** « 3 novembre », « semaine du 3 novembre ». */
  readonly label: string;
  /** « 03/11 ». */
  readonly shortLabel: string;
  readonly value: number | null;
  /** The same stretch of the period before. */
  readonly comparison: number | null;
}

/**
 * A metric over a period in bars, each beside the same stretch of the period before: a day each up to 45 days, then a week
 * each, counted from the first day; the last one may be shorter.
 * @param days the days that are stored, those of the period before among them
 */
export function metricBars(days: readonly DayStatistics[], period: Period, metric: Metric): MetricBar[] {
  const length = periodLength(period);
  const step = length <= DAILY_BARS_MAX ? 1 : WEEK;
  const before = previousPeriod(period);
  const valueOf = reader(days, { from: before.from, to: period.to }, metric);
  return Array.from({ length: Math.ceil(length / step) }, (_, at): MetricBar => {
    const from = addDays(period.from, at * step);
    const last = Math.min(length, (at + 1) * step) - 1;
    const name = formatDayMonth(new Date(`${from}T12:00:00Z`));
    const within = (start: IsoDay): Period => ({ from: addDays(start, at * step), to: addDays(start, last) });
    return {
      from,
      label: step === 1 ? name : typeset(`semaine du ${name}`),
      shortLabel: shortDay(from),
      value: valueOf(within(period.from)),
      comparison: valueOf(within(before.from)),
    };
  });
}

/** Reads a metric over stretches of a period; what they share is looked up once, not for each of many bars. */
function reader(
  days: readonly DayStatistics[],
  whole: Period,
  metric: Metric,
): (stretch: Period) => number | null {
  if (metric.kind === "level") {
    const levels = new Map(dailySeries(days, whole, metric).map(({ date, value }) => [date, value]));
    return ({ to }) => levels.get(to) ?? null;
  }
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (stretch) =>
    periodValue(
      daysOf(stretch).flatMap((date) => byDate.get(date) ?? []),
      stretch,
      metric,
    );
}

/** « 03/11 ». */
function shortDay(day: IsoDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}
