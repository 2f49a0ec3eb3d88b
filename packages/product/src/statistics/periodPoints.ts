import { addDays, formatDayMonth, type IsoDay } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { DayStatistics } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import { daysOf, type Period, periodLength, previousPeriod } from "./period.ts";
import { dailySeries, periodValue } from "./series.ts";

/** Beyond as many days a point stands for a week: a longer line of days is a thicket. */
export const DAILY_POINTS_MAX = 45;

const WEEK = 7;

const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/** One point of a metric's line: a day, or a week of a long period. */
export interface MetricPoint {
  /** Its first day. */
  readonly id: IsoDay;
  /** « mardi 3 novembre », « semaine du 3 novembre ». */
  readonly label: string;
  /** « 3 novembre ». */
  readonly shortLabel: string;
  /** Null when it is not known, or still to come. */
  readonly value: number | null;
  /** The same stretch of the period before. */
  readonly comparison: number | null;
}

/** Days that a point of a period stands for: 1 up to 45 days, then 7. */
export function pointDays(period: Period): number {
  return periodLength(period) <= DAILY_POINTS_MAX ? 1 : WEEK;
}

/** « mardi 3 novembre ». */
export function formatWeekday(day: IsoDay): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return typeset(`${weekdays[noon.getUTCDay()] ?? ""} ${formatDayMonth(noon)}`);
}

/**
 * Gives a metric over a period in points, each beside the same stretch of the period before: a day each up to 45 days, then a
 * week each, counted from the first day; the last one may be shorter. What is still to come is null, and the line stops.
 * @param days the days that are stored, those of the period before among them
 */
export function periodPoints(
  days: readonly DayStatistics[],
  period: Period,
  metric: Metric,
  today: IsoDay,
): MetricPoint[] {
  const length = periodLength(period);
  const step = pointDays(period);
  const before = previousPeriod(period);
  const valueOf = reader(days, { from: before.from, to: period.to }, metric);
  return Array.from({ length: Math.ceil(length / step) }, (_, at): MetricPoint => {
    const from = addDays(period.from, at * step);
    const last = Math.min(length, (at + 1) * step) - 1;
    const name = formatDayMonth(new Date(`${from}T12:00:00Z`));
    const within = (start: IsoDay): Period => ({ from: addDays(start, at * step), to: addDays(start, last) });
    return {
      id: from,
      label: step === 1 ? formatWeekday(from) : typeset(`semaine du ${name}`),
      shortLabel: name,
      value: from > today ? null : valueOf(within(period.from)),
      comparison: valueOf(within(before.from)),
    };
  });
}

/** Reads a metric over stretches of a period; what they share is looked up once, not for each of many points. */
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
