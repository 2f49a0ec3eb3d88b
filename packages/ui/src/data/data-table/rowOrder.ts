import type { DataTableValue } from "./DataTableColumn.ts";

const collators = new Map<string, Intl.Collator>();

function collatorFor(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  collators.set(locale, known);
  return known;
}

/** A value to order by; what holds nothing becomes `undefined`, which stays last in both directions. */
export function sortableValue(value: DataTableValue): string | number | undefined {
  if (value == null || value === "") return undefined;
  if (typeof value === "string") return value;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/**
 * Ascending order of two values of one column: numbers by size, words as a reader of `locale` looks them up
 * (accents and case aside, « SPF 30 » before « SPF 100 »).
 */
export function compareValues(locale: string, a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collatorFor(locale).compare(String(a), String(b));
}
