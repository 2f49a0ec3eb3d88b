import type { EffectiveOrder } from "../../query/queryOrder.ts";
import type { Cursor, StructuredQuery } from "../../query/structuredQuery.ts";
import { valuesEqual } from "../../values/compareValues.ts";
import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { keyPart, nameKeyPart } from "./conditionBounds.ts";
import type { KeyInterval } from "./keyInterval.ts";
import type { KeyShape } from "./planScan.ts";

/** Narrows a walk to what lies between the cursors of a query, as far as the keys tell. */
export function narrowByCursors(
  interval: KeyInterval,
  shape: KeyShape,
  orders: readonly EffectiveOrder[],
  { startAt, endAt }: StructuredQuery,
): void {
  const start = startAt && cursorKey(startAt, shape, orders);
  // What the keys do not tell is tested document by document.
  if (startAt && start) bound(interval, !shape.descending, start.key, startAt.before || !start.isWhole);
  const end = endAt && cursorKey(endAt, shape, orders);
  if (endAt && end) bound(interval, shape.descending, end.key, !endAt.before || !end.isWhole);
}

/** @param isIncluded true when the keys that begin with `key` stay in the interval */
function bound(interval: KeyInterval, isLower: boolean, key: Uint8Array, isIncluded: boolean): void {
  if (isLower && isIncluded) interval.from(key);
  else if (isLower) interval.after(key);
  else if (isIncluded) interval.through(key);
  else interval.before(key);
}

interface CursorKey {
  readonly key: Uint8Array;
  /** False when a part of the cursor is not in the key. */
  readonly isWhole: boolean;
}

/** The beginning of the keys at a cursor; `null` when it lies beside all documents of the conjunction. */
function cursorKey(
  { values }: Cursor,
  { scope, prefix, equal, sorted }: KeyShape,
  orders: readonly EffectiveOrder[],
): CursorKey | null {
  const parts: Uint8Array[] = [prefix];
  for (const [index, value] of values.entries()) {
    const path = orders[index]?.fieldPath;
    const fixed = path === undefined ? undefined : equal.get(path);
    if (fixed !== undefined) {
      if (!valuesEqual(fixed, value)) return null;
      continue;
    }
    const field = sorted.find(({ fieldPath }) => fieldPath === path);
    const part = path === DOCUMENT_ID ? nameKeyPart(value, scope) : field && keyPart(value, field);
    if (!part) return { key: Buffer.concat(parts), isWhole: false };
    parts.push(part);
  }
  return { key: Buffer.concat(parts), isWhole: true };
}
