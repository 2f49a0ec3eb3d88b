import { type DayParts, isoParts, utcOf } from "../calendar/isoDate.ts";
import { dateFormat } from "../../foundations/internal/format.ts";

type DatePart = keyof DayParts;

const numeric: Intl.DateTimeFormatOptions = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "UTC",
};

/** Tells how dates are written in figures: the order of their parts, and what stands between them. */
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
  return parts ? dateFormat(locale, numeric).format(utcOf(parts)) : iso;
}
