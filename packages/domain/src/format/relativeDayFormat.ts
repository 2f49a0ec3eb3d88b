import { formatDate } from "./dateFormat.ts";
import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { daysBetween, isoDay } from "./isoDay.ts";

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
  if (Math.abs(days) >= FAR) return formatDate(date, { locale });
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
    .format(days, "day")
    .replace(/(\d)[\s\u00A0\u202F]|[\s\u00A0\u202F](?=\d)/gu, "$1\u00A0");
}
