import { RpcError } from "../rpc/status.ts";
import { DOCUMENT_ID } from "../values/fieldPath.ts";
import { parseDocumentName } from "../values/resourceName.ts";
import { arrayElements, type Value } from "../values/value.ts";
import { validateLimits } from "./queryLimits.ts";
import { effectiveOrder, fieldConditions, inequalityFields } from "./queryOrder.ts";
import type { Cursor, FieldFilter, StructuredQuery } from "./structuredQuery.ts";

/** Most values that a list operator takes, from Firestore's "Query limitations". */
const MAX_LIST = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const;

/**
 * Refuses the queries that Firestore refuses. The texts about the key are matched by the SDKs' own tests.
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateQuery(query: StructuredQuery): void {
  if (query.from.length !== 1) throw invalid("A query needs exactly one collection selector.");
  validateOrder(query);
  const filters = fieldConditions(query.where).flatMap((condition) =>
    "fieldFilter" in condition ? [condition.fieldFilter] : [],
  );
  for (const filter of filters) validateFieldFilter(filter);
  validateLimits(query);
  validateKeyEquality(query, filters);
  for (const cursor of [query.startAt, query.endAt]) if (cursor) validateCursor(query, cursor);
}

function validateOrder(query: StructuredQuery): void {
  const paths = effectiveOrder(query).map(({ fieldPath }) => fieldPath);
  const explicit = query.orderBy.map(({ field }) => field.fieldPath);
  if (new Set(explicit).size < explicit.length)
    throw invalid("order by clause cannot contain duplicate fields");
  const key = paths.indexOf(DOCUMENT_ID);
  if (key < paths.length - 1) throw invalid("order by clause cannot contain more fields after the key");
}

function validateFieldFilter({ field, op, value }: FieldFilter): void {
  const isList = op === "IN" || op === "NOT_IN" || op === "ARRAY_CONTAINS_ANY";
  if (isList) {
    const { length } = arrayElements(value);
    if (length === 0) throw invalid(`'${op}' requires a non-empty array.`);
    if (length > MAX_LIST[op]) throw invalid(`'${op}' supports up to ${MAX_LIST[op]} comparison values.`);
  }
  if (field.fieldPath !== DOCUMENT_ID) return;
  const keys: readonly Value[] = isList ? arrayElements(value) : [value];
  for (const key of keys) {
    if (!("referenceValue" in key)) throw invalid("__key__ filter value must be a Key");
    parseDocumentName(key.referenceValue);
  }
}

function validateKeyEquality(query: StructuredQuery, filters: readonly FieldFilter[]): void {
  const hasKeyEquality = filters.some(({ field, op }) => field.fieldPath === DOCUMENT_ID && op === "EQUAL");
  const inequalities = inequalityFields(query.where);
  if (hasKeyEquality && inequalities.size > 0 && !inequalities.has(DOCUMENT_ID)) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

function validateCursor(query: StructuredQuery, cursor: Cursor): void {
  const order = effectiveOrder(query);
  if (cursor.values.length > order.length)
    throw invalid("The cursor has more values than the order has fields.");
  for (const [index, value] of cursor.values.entries()) {
    if (order[index]?.fieldPath !== DOCUMENT_ID) continue;
    if (!("referenceValue" in value)) throw invalid("A cursor on the key must be a reference.");
    parseDocumentName(value.referenceValue);
  }
}

function invalid(message: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", message);
}
