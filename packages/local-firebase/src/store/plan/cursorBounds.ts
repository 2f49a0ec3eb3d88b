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
  if (startAt && start) {
    // What the keys do not tell is tested document by document.
    const isIncluded = startAt.before || !start.isWhole;
    if (shape.descending) isIncluded ? interval.through(start.key) : interval.before(start.key);
    else isIncluded ? interval.from(start.key) : interval.after(start.key);
  }
  const end = endAt && cursorKey(endAt, shape, orders);
  if (endAt && end) {
    const isIncluded = !endAt.before || !end.isWhole;
    if (shape.descending) isIncluded ? interval.from(end.key) : interval.after(end.key);
    else isIncluded ? interval.through(end.key) : interval.before(end.key);
  }
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
