import { compareDoubles } from "./compareNumbers.ts";
import { compareSameType, typeOrder } from "./compareValues.ts";
import { integerToNumber, type Value } from "./value.ts";

/** A value with what comparing it again and again would work out each time. */
export interface SortKey {
  readonly rank: number;
  /** The number, when a double holds it without loss. */
  readonly number: number | null;
  readonly value: Value;
}

export function sortKey(value: Value): SortKey {
  return { rank: typeOrder(value), number: exactDouble(value), value };
}

/** As `compareValues` on the values. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.number !== null && b.number !== null) return compareDoubles(a.number, b.number);
  return compareSameType(a.value, b.value);
}

function exactDouble(value: Value): number | null {
  if ("doubleValue" in value) return Number(value.doubleValue);
  if (!("integerValue" in value)) return null;
  const number = integerToNumber(value.integerValue);
  return Number.isSafeInteger(number) ? number : null;
}
