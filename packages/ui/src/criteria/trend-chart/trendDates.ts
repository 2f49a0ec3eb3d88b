import { dateWords } from "../../foundations/internal/dateWords.ts";
import { dateFormat } from "../../foundations/internal/format.ts";
import { calendarDay } from "./timeTicks.ts";
import type { TrendLanguage } from "./trendTexts.ts";

function dayText(time: number, timeZone: string, locale: string): string {
  return dateWords(locale, time, { timeZone, day: "numeric", month: "long", year: "numeric" });
}

/** A date in words; the time of day too when another point has the same day. */
export function dateText(
  time: number,
  times: readonly number[],
  timeZone: string,
  { locale, chart }: TrendLanguage,
): string {
  const date = dayText(time, timeZone, locale);
  const dayKey = (instant: number): string => Object.values(calendarDay(instant, timeZone)).join("-");
  if (times.filter((other) => dayKey(other) === dayKey(time)).length < 2) return date;
  const parts = dateFormat(locale, {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "2-digit",
  }).formatToParts(time);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return chart.dateTime({ date, hour: part("hour"), minute: part("minute") });
}
