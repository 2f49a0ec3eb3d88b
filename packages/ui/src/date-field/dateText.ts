import { dateFormat } from "../internal/format.ts";
import { type DayParts, isoParts } from "./isoDate.ts";

type DatePart = keyof DayParts;

const numeric: Intl.DateTimeFormatOptions = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "UTC",
};

const utc = ({ year, month, day }: DayParts): Date => new Date(Date.UTC(year, month - 1, day));

/** How dates are written in figures: the order of their parts, and what stands between them. */
export function datePattern(locale: string): readonly (DatePart | { readonly literal: string })[] {
  return dateFormat(locale, numeric)
    .formatToParts(0)
    .map(({ type, value }) =>
      type === "day" || type === "month" || type === "year" ? type : { literal: value },
    );
}

/** The pattern in letters, for instance `jj/mm/aaaa`. */
export function patternText(locale: string, letters: Readonly<Record<DatePart, string>>): string {
  return datePattern(locale)
    .map((part) => (typeof part === "string" ? letters[part].repeat(part === "year" ? 4 : 2) : part.literal))
    .join("");
}

/** An ISO day in figures, `03/02/2026`; a text that is no ISO day stays as it is. */
export function dateText(locale: string, iso: string): string {
  const parts = isoParts(iso);
  return parts ? dateFormat(locale, numeric).format(utc(parts)) : iso;
}

/**
 * An ISO day in words, the name of its button in the calendar: `dimanche 1 mars 2026`. Not « 1er »: whoever speaks
 * to the computer says what the button shows, « 1 ».
 */
export function longDateText(locale: string, iso: string): string {
  const parts = isoParts(iso);
  if (!parts) return iso;
  return dateFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(utc(parts));
}

/** The twelve months in words. */
export function monthNames(locale: string): readonly string[] {
  const format = dateFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
}
