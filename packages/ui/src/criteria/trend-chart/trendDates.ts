import { dateWords } from "../../foundations/internal/dateWords.ts";
import { dateFormat } from "../../foundations/internal/format.ts";
import { calendarDay } from "./timeTicks.ts";
import type { TrendDate } from "./trendLayout.ts";
import type { TrendLanguage } from "./trendTexts.ts";

/** First and last instant of the years that are written with four digits. */
const [FIRST, LAST] = [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 30)];

/** Instant of a date; `null` for one that cannot be read, or whose year no calendar of a person has. */
export function readDate(date: TrendDate): number | null {
  const time = new Date(date).getTime();
  return time >= FIRST && time <= LAST ? time : null;
}

function dayText(time: number, timeZone: string, locale: string): string {
  return dateWords(locale, time, { timeZone, day: "numeric", month: "long", year: "numeric" });
}

/** Index of the first of sorted instants that is not before `time`. */
function indexAt(time: number, times: readonly number[]): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * True when two of the sorted instants fall on the day of `time`. Those of one day stand side by side: four neighbours
 * tell it, where a look at all of them would cost their square for a whole chart.
 */
function isSharedDay(time: number, times: readonly number[], timeZone: string): boolean {
  const dayKey = (instant: number): string => Object.values(calendarDay(instant, timeZone)).join("-");
  const [day, at] = [dayKey(time), indexAt(time, times)];
  return times.slice(Math.max(0, at - 2), at + 2).filter((other) => dayKey(other) === day).length >= 2;
}

/**
 * A date in words; the time of day too when two points have its day.
 * @param times instants of the points, in their order
 */
export function dateText(
  time: number,
  times: readonly number[],
  timeZone: string,
  { locale, chart }: TrendLanguage,
): string {
  const date = dayText(time, timeZone, locale);
  if (!isSharedDay(time, times, timeZone)) return date;
  const parts = dateFormat(locale, {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "2-digit",
  }).formatToParts(time);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return chart.dateTime({ date, hour: part("hour"), minute: part("minute") });
}
