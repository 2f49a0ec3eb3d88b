import { dateFormat } from "./format.ts";
import { ordinalFirst } from "./ordinalFirst.ts";

/**
 * A date in words as it is read: in French « 1er mars 2026 », its parts kept on one line by U+00A0; a dash for what is no
 * date.
 */
export function dateWords(locale: string, date: Date | number, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(new Date(date).getTime())) return "\u2014";
  const text = ordinalFirst(locale, dateFormat(locale, options).format(date));
  return locale.startsWith("fr") ? text.replaceAll(/\s/gu, "\u00A0") : text;
}
