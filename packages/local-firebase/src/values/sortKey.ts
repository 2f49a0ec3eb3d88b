import { compareDoubles } from "./compareNumbers.ts";
import { compareSameType, typeOrder } from "./compareValues.ts";
import { integerToNumber, type Value } from "./value.ts";

/** A value with what comparing it again and again would work out each time. */
export interface SortKey {
  readonly rank: number;
  /** The number, when a double holds it without loss. */
  readonly number: number | null;
  /** The text or time, when JavaScript's own order of it is that of its UTF-8 bytes. */
  readonly text: string | null;
  readonly value: Value;
}

/** Surrogates, and what stands behind them in UTF-16 but before them in UTF-8. */
const HIGH_UNITS = /[\uD800-\uFFFF]/;

export function sortKey(value: Value): SortKey {
  return { rank: typeOrder(value), number: exactDouble(value), text: plainText(value), value };
}

/** As `compareValues` on the values. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.number !== null && b.number !== null) return compareDoubles(a.number, b.number);
  if (a.text !== null && b.text !== null) return a.text === b.text ? 0 : a.text < b.text ? -1 : 1;
  return compareSameType(a.value, b.value);
}

function exactDouble(value: Value): number | null {
  if ("doubleValue" in value) return Number(value.doubleValue);
  if (!("integerValue" in value)) return null;
  const number = integerToNumber(value.integerValue);
  return Number.isSafeInteger(number) ? number : null;
}

function plainText(value: Value): string | null {
  if ("timestampValue" in value) return value.timestampValue;
  return "stringValue" in value && !HIGH_UNITS.test(value.stringValue) ? value.stringValue : null;
}
