import type { StoredDocument } from "../documents/storedDocument.ts";
import { compareUtf8 } from "../values/compareText.ts";
import { compareValues } from "../values/compareValues.ts";
import { DOCUMENT_ID } from "../values/fieldPath.ts";
import { compareSortKeys, sortKey, type SortKey } from "../values/sortKey.ts";
import { NULL } from "../values/value.ts";
import { fieldReader } from "./fieldReader.ts";
import { firstInOrder } from "./firstInOrder.ts";
import {
  type Cursor,
  type Direction,
  ELEMENT_OPERATORS,
  EQUALITY_OPERATORS,
  type FieldFilter,
  type Filter,
  type StructuredQuery,
  type UnaryFilter,
} from "./structuredQuery.ts";

export interface EffectiveOrder {
  readonly fieldPath: string;
  readonly direction: Direction;
}

/** All conditions on single fields, wherever they stand in the filter. */
export function fieldConditions(
  filter: Filter | undefined,
): ({ fieldFilter: FieldFilter } | { unaryFilter: UnaryFilter })[] {
  if (filter === undefined) return [];
  if ("compositeFilter" in filter) return filter.compositeFilter.filters.flatMap(fieldConditions);
  return [filter];
}

/** Fields with a condition that is a range or a negation: results are ordered by them. */
export function inequalityFields(filter: Filter | undefined): Set<string> {
  const fields = new Set<string>();
  for (const condition of fieldConditions(filter)) {
    const { op, field } = "fieldFilter" in condition ? condition.fieldFilter : condition.unaryFilter;
    if (!EQUALITY_OPERATORS.has(op) && !ELEMENT_OPERATORS.has(op)) fields.add(field.fieldPath);
  }
  return fields;
}

/**
 * The order that results come in: the explicit one, then the other inequality fields lexicographically, then the
 * document name, always last. Implicit parts run in the direction of the last explicit one.
 */
export function effectiveOrder(query: StructuredQuery): EffectiveOrder[] {
  const orders: EffectiveOrder[] = query.orderBy.map(({ field, direction }) => ({
    fieldPath: field.fieldPath,
    direction,
  }));
  const direction = orders.at(-1)?.direction ?? "ASCENDING";
  const named = new Set(orders.map(({ fieldPath }) => fieldPath));
  const implicit = [...inequalityFields(query.where)]
    .filter((path) => path !== DOCUMENT_ID)
    .sort(compareUtf8);
  for (const fieldPath of [...implicit, DOCUMENT_ID]) {
    if (!named.has(fieldPath)) orders.push({ fieldPath, direction });
  }
  return orders;
}

/** Compares two documents that both have every ordered field. */
export function documentComparator(
  orders: readonly EffectiveOrder[],
): (a: StoredDocument, b: StoredDocument) => number {
  const keys = orders.map(({ fieldPath, direction }) => ({ read: fieldReader(fieldPath), direction }));
  return (a, b) => {
    for (const { read, direction } of keys) {
      const [x, y] = [read(a), read(b)];
      const result = x === undefined || y === undefined ? 0 : compareValues(x, y);
      if (result !== 0) return direction === "DESCENDING" ? -result : result;
    }
    return 0;
  };
}

/** A document with the values that it is sorted by. */
interface Keyed {
  readonly document: StoredDocument;
  readonly keys: readonly SortKey[];
}

/**
 * The first `count` documents in an order; those that are equal in it keep their places to each other.
 * @param documents each has every ordered field
 * @param count from 0, or `Infinity` for all
 */
export function firstDocuments(
  documents: readonly StoredDocument[],
  orders: readonly EffectiveOrder[],
  count: number,
): StoredDocument[] {
  const readers = orders.map(({ fieldPath }) => fieldReader(fieldPath));
  const signs = orders.map(({ direction }) => (direction === "DESCENDING" ? -1 : 1));
  const keyed = documents.map((document): Keyed => ({
    document,
    keys: readers.map((read) => sortKey(read(document) ?? NULL)),
  }));
  function compare(a: Keyed, b: Keyed): number {
    for (let index = 0; index < signs.length; index++) {
      const x = a.keys[index];
      const y = b.keys[index];
      const result = x === undefined || y === undefined ? 0 : compareSortKeys(x, y);
      if (result !== 0) return result * (signs[index] ?? 1);
    }
    return 0;
  }
  return firstInOrder(keyed, compare, count).map(({ document }) => document);
}

/** Compares a document with a cursor: negative = before it, 0 = the cursor's values are the document's. */
export function cursorComparator(
  orders: readonly EffectiveOrder[],
  cursor: Cursor,
): (document: StoredDocument) => number {
  const keys = orders.map(({ fieldPath, direction }) => ({
    read: fieldReader(fieldPath),
    direction,
  }));
  return (document) => {
    for (const [index, { read, direction }] of keys.entries()) {
      const [x, y] = [read(document), cursor.values[index]];
      const result = x === undefined || y === undefined ? 0 : compareValues(x, y);
      if (result !== 0) return direction === "DESCENDING" ? -result : result;
    }
    return 0;
  };
}
