import { formatDate, formatDateTime } from "@carnation/domain";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A recent moment in words: « Aujourd’hui, 14 h 05 », « Hier », otherwise the date. */
export function relativeDay(date: Date, now: Date): string {
  const day = formatDate(date);
  if (day === formatDate(now)) return formatDateTime(date).replace(day, "Aujourd’hui");
  return day === formatDate(new Date(now.getTime() - DAY_MS)) ? "Hier" : day;
}
