import { dateWords } from "./dateWords.ts";
import { dateFormat } from "./format.ts";

/** The hour and the minute of an instant, in `timeZone`; French writes « 14 h 05 » with spaces that do not break; a dash for no date. */
export function timeOfDay(locale: string, date: Date, timeZone: string): string {
  if (Number.isNaN(date.getTime())) return "\u2014";
  const text = dateFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(date);
  return locale.startsWith("fr") ? text.replace(":", "\u00A0h\u00A0") : text;
}

/** A day in full and its time: « 21 novembre 2026, 14 h 05 ». */
export function momentInFull(locale: string, date: Date, timeZone: string): string {
  if (Number.isNaN(date.getTime())) return "\u2014";
  const day = dateWords(locale, date, { dateStyle: "long", timeZone });
  return `${day}, ${timeOfDay(locale, date, timeZone)}`;
}
