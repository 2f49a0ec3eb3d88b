import { parseIsoDay } from "./isoDay.ts";

/**
 * Reads a day as a French person types it: "21/11/2026", "1.3.2026", "21-11-2026", "21 11 2026". Undoes
 * `formatShortDate` in French.
 * @returns the first moment of that day in Paris; null for what is no day of the calendar
 */
export function parseShortDate(text: string): Date | null {
  const [, day = "", month = "", year = ""] =
    /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})\s*$/u.exec(text.replaceAll(/[\u00A0\u202F]/gu, " ")) ?? [];
  return parseIsoDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
