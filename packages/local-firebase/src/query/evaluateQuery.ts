import type { StoredDocument } from "../documents/storedDocument.ts";
import { collectionOf, lastId } from "../values/resourceName.ts";
import { compileFilter, type DocumentPredicate } from "./compileFilter.ts";
import { fieldReader } from "./fieldReader.ts";
import { cursorComparator, effectiveOrder, firstDocuments, type EffectiveOrder } from "./queryOrder.ts";
import type { StructuredQuery } from "./structuredQuery.ts";
import { DOCUMENT_ID } from "../values/fieldPath.ts";

/** Documents that a query chooses from: those of its collections (`matchesSource`). */
export interface Candidates {
  /** Read once, as far as needed. */
  readonly documents: Iterable<StoredDocument>;
  /** True when they come in the order of their names (`compareResourceNames`): saves sorting by it. */
  readonly inNameOrder: boolean;
}

/** The documents that a query selects, in order, offset and limit applied. */
export function evaluateQuery(candidates: Candidates, query: StructuredQuery): StoredDocument[] {
  const orders = effectiveOrder(query);
  const matches = compileConditions(query, orders);
  const end = query.limit === undefined ? Infinity : query.offset + query.limit;
  const results = candidates.inNameOrder
    ? fromNameOrder(candidates.documents, matches, orders, end)
    : firstDocuments([...filtered(candidates.documents, matches)], orders, end);
  return results.slice(query.offset);
}

/** As `evaluateQuery`, in any order where nothing depends on it: for counting and adding up. */
export function evaluateUnordered(candidates: Candidates, query: StructuredQuery): readonly StoredDocument[] {
  if (query.limit !== undefined || query.offset > 0) return evaluateQuery(candidates, query);
  return [...filtered(candidates.documents, compileConditions(query, effectiveOrder(query)))];
}

/** The documents that match, one by one. */
export function* filtered(
  documents: Iterable<StoredDocument>,
  matches: DocumentPredicate,
): Generator<StoredDocument> {
  for (const document of documents) if (matches(document)) yield document;
}

/** The document name always comes last in the order, and is in order already: only the fields are left to compare. */
function fromNameOrder(
  documents: Iterable<StoredDocument>,
  matches: DocumentPredicate,
  orders: readonly EffectiveOrder[],
  end: number,
): StoredDocument[] {
  const fields = orders.slice(0, -1);
  const upwards = orders.at(-1)?.direction !== "DESCENDING";
  const results = firstOf(
    filtered(upwards ? documents : [...documents].reverse(), matches),
    fields.length === 0 ? end : Infinity,
  );
  return fields.length === 0 ? results : firstDocuments(results, fields, end);
}

/** The first `count` items. */
export function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const first: T[] = [];
  if (count <= 0) return first;
  for (const item of items) {
    first.push(item);
    if (first.length >= count) break;
  }
  return first;
}

/**
 * Tells whether a document belongs to a query's result, limit and offset aside. A query's result can only have changed
 * by a commit if this holds for one of its documents, before or after.
 * @param parent the database's `.../documents` or a document's name
 */
export function compileQueryMatcher(parent: string, query: StructuredQuery): DocumentPredicate {
  const matches = compileConditions(query, effectiveOrder(query));
  return (document) => matchesSource(parent, query, document.name) && matches(document);
}

/** Tells whether a document lies in the collections that the query reads. */
export function matchesSource(parent: string, query: StructuredQuery, name: string): boolean {
  if (!name.startsWith(`${parent}/`)) return false;
  const collection = collectionOf(name);
  return query.from.some(
    ({ collectionId, allDescendants }) =>
      (collectionId === undefined || lastId(collection) === collectionId) &&
      (allDescendants || collectionOf(collection) === parent),
  );
}

/** The conditions of a query, with what its order and its cursors demand. */
export function compileConditions(
  query: StructuredQuery,
  orders: readonly EffectiveOrder[],
): DocumentPredicate {
  const conditions: DocumentPredicate[] = [];
  if (query.where !== undefined) conditions.push(compileFilter(query.where));
  for (const { fieldPath } of orders) {
    if (fieldPath === DOCUMENT_ID) continue;
    const read = fieldReader(fieldPath);
    conditions.push((document) => read(document) !== undefined);
  }
  const { startAt, endAt } = query;
  if (startAt !== undefined) {
    const compare = cursorComparator(orders, startAt);
    conditions.push((document) => compare(document) >= (startAt.before ? 0 : 1));
  }
  if (endAt !== undefined) {
    const compare = cursorComparator(orders, endAt);
    conditions.push((document) => compare(document) < (endAt.before ? 0 : 1));
  }
  return (document) => conditions.every((holds) => holds(document));
}
