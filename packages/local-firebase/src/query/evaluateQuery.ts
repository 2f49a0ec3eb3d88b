import type { StoredDocument } from "../store/documentStore.ts";
import { collectionOf, lastId } from "../values/resourceName.ts";
import { compileFilter, type DocumentPredicate } from "./compileFilter.ts";
import { fieldReader } from "./fieldReader.ts";
import { cursorComparator, documentComparator, effectiveOrder, type EffectiveOrder } from "./queryOrder.ts";
import type { StructuredQuery } from "./structuredQuery.ts";
import { DOCUMENT_ID } from "../values/fieldPath.ts";

/**
 * The documents that a query selects, in order, offset and limit applied.
 * @param candidates documents of the query's collections (`matchesSource`)
 */
export function evaluateQuery(
  candidates: Iterable<StoredDocument>,
  query: StructuredQuery,
): StoredDocument[] {
  const orders = effectiveOrder(query);
  const matches = compileConditions(query, orders);
  const results: StoredDocument[] = [];
  for (const document of candidates) if (matches(document)) results.push(document);
  results.sort(documentComparator(orders));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return query.offset === 0 && end === undefined ? results : results.slice(query.offset, end);
}

/**
 * Whether a document belongs to a query's result, limit and offset aside. A query's result can only have changed by a
 * commit if this holds for one of its documents, before or after.
 * @param parent the database's `.../documents` or a document's name
 */
export function compileQueryMatcher(parent: string, query: StructuredQuery): DocumentPredicate {
  const matches = compileConditions(query, effectiveOrder(query));
  return (document) => matchesSource(parent, query, document.name) && matches(document);
}

/** Whether a document lies in the collections that the query reads. */
export function matchesSource(parent: string, query: StructuredQuery, name: string): boolean {
  if (!name.startsWith(`${parent}/`)) return false;
  const collection = collectionOf(name);
  return query.from.some(
    ({ collectionId, allDescendants }) =>
      (collectionId === undefined || lastId(collection) === collectionId) &&
      (allDescendants || collectionOf(collection) === parent),
  );
}

function compileConditions(query: StructuredQuery, orders: readonly EffectiveOrder[]): DocumentPredicate {
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
