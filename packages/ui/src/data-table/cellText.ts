import { dateFormat, formatNumber } from "../internal/format.ts";
import { ordinalFirst } from "../internal/ordinalFirst.ts";
import type { DataTableValue } from "./DataTableColumn.ts";

/**
 * A value as the text of a cell: whole numbers without decimals, others with two, dates as « 21 nov. 2026 » in
 * Europe/Paris. A boolean has no text of its own: the host says what it means.
 */
export function cellText(locale: string, value: DataTableValue, none: string): string {
  if (value == null || value === "" || typeof value === "boolean") return none;
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(locale, value, Number.isInteger(value) ? 0 : 2);
  const date = dateFormat(locale, { dateStyle: "medium", timeZone: "Europe/Paris" }).format(value);
  return ordinalFirst(locale, date);
}
