import { dateWords } from "../../foundations/internal/dateWords.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import type { DataTableValue } from "./DataTableColumn.ts";

/** Describes what the text of a cell depends on besides its value. */
export interface CellLanguage {
  readonly locale: string;
  readonly timeZone: string;
  /** The words for nothing, for true and for false. */
  readonly words: { readonly none: string; readonly yes: string; readonly no: string };
}

/**
 * A value as the text of a cell: whole numbers without decimals, others with two, an instant as the day it falls on
 * in the time zone, « 21 nov. 2026 », true and false in words.
 */
export function cellText({ locale, timeZone, words }: CellLanguage, value: DataTableValue): string {
  if (value == null || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(locale, value, Number.isInteger(value) ? 0 : 2);
  return dateWords(locale, value, { dateStyle: "medium", timeZone });
}
