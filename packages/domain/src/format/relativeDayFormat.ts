import { upperFirst } from "../text/firstLetter.ts";
import { formatDate, formatTime } from "./dateFormat.ts";
import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { addDays, daysBetween, isoDay } from "./isoDay.ts";

/** Days beyond which a date says more than a distance. */
const FAR = 7;

/**
 * A day as one says it, by the calendar of Paris: "aujourd’hui", "hier", "dans 3 jours"; the date itself from a week
 * away on.
 * @param now what counts as today
 */
export function formatRelativeDay(
  date: Date,
  now: Date,
  { locale = DEFAULT_LOCALE }: FormatOptions = {},
): string {
  const days = daysBetween(isoDay(now), isoDay(date));
  return Math.abs(days) >= FAR ? formatDate(date, { locale }) : distance(days, locale);
}

/**
 * Tells when something happened, as a list says it: "Aujourd’hui, 14 h 05", "Hier", otherwise the date; by the calendar of
 * Paris, whose days have 23 to 25 hours.
 * @param now what counts as today
 */
export function formatRecentDay(
  date: Date,
  now: Date,
  { locale = DEFAULT_LOCALE }: FormatOptions = {},
): string {
  // Days are compared, not counted: a stored date of any year can be told.
  const [day, today] = [isoDay(date), isoDay(now)];
  if (day === today) return `${upperFirst(distance(0, locale))}, ${formatTime(date, { locale })}`;
  return day === addDays(today, -1) ? upperFirst(distance(-1, locale)) : formatDate(date, { locale });
}

function distance(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
    .format(days, "day")
    .replace(/(\d)[\s\u00A0\u202F]|[\s\u00A0\u202F](?=\d)/gu, "$1\u00A0");
}
