import { dateFormat } from "../../foundations/internal/format.ts";
import { isoParts, utcOf } from "./isoDate.ts";

/**
 * An ISO day in words, the name of its button in the calendar: `dimanche 1 mars 2026`. Not « 1er »: whoever speaks
 * to the computer says what the button shows, « 1 ».
 */
export function longDateText(locale: string, iso: string): string {
  const parts = isoParts(iso);
  if (!parts) return iso;
  return dateFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(utcOf(parts));
}

/** The twelve months in words. */
export function monthNames(locale: string): readonly string[] {
  const format = dateFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
}

/** The day that an instant falls on in a time zone, ISO. */
export function isoDayAt(instant: Date, timeZone: string): string {
  return dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(instant);
}
