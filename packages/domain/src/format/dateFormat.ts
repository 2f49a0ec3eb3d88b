import { NO_BREAK_SPACE } from "../text/signs.ts";
import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { dateTimeFormat } from "./intlFormats.ts";
import { parisClock, TIME_ZONE } from "./parisClock.ts";
import { anySpace } from "./spaces.ts";

/** A day, in Paris time: "21 novembre 2026", "1er mars 2026"; in French its parts stand on one line (U+00A0). */
export function formatDate(date: Date, options: FormatOptions = {}): string {
  return formatDay(date, { day: "numeric", month: "long", year: "numeric" }, options);
}

/** A day without its year, in Paris time: "21 novembre", "1er mars". */
export function formatDayMonth(date: Date, options: FormatOptions = {}): string {
  return formatDay(date, { day: "numeric", month: "long" }, options);
}

/** A day in figures, in Paris time: "21/11/2026". `parseShortDate` reads it. */
export function formatShortDate(date: Date, options: FormatOptions = {}): string {
  return formatDay(date, { day: "2-digit", month: "2-digit", year: "numeric" }, options);
}

/** A time of day in Paris: "14 h 05". */
export function formatTime(date: Date, { locale = DEFAULT_LOCALE }: FormatOptions = {}): string {
  if (!isFrench(locale)) return formatDay(date, { hour: "2-digit", minute: "2-digit" }, { locale });
  const { hour, minute } = parisClock(date);
  return `${hour}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${String(minute).padStart(2, "0")}`;
}

/** A day and time, in Paris time: "21 novembre 2026, 14 h 05". */
export function formatDateTime(date: Date, options: FormatOptions = {}): string {
  return `${formatDate(date, options)}, ${formatTime(date, options)}`;
}

function formatDay(
  date: Date,
  fields: Intl.DateTimeFormatOptions,
  { locale = DEFAULT_LOCALE }: FormatOptions,
): string {
  const format = dateTimeFormat(locale, { timeZone: TIME_ZONE, ...fields });
  const parts = format.formatToParts(date);
  if (!isFrench(locale)) return parts.map(({ value }) => value).join("");
  return parts
    .map(({ type, value }) => {
      if (type === "literal") return value.replace(anySpace, NO_BREAK_SPACE);
      return type === "day" && value === "1" ? "1er" : value;
    })
    .join("");
}

function isFrench(locale: string): boolean {
  return /^fr\b/iu.test(locale);
}
