import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";
import { parseFieldPath, formatFieldPath } from "../values/fieldPath.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { parseValue } from "../values/parseValue.ts";
import { validateCollectionId } from "../values/resourceName.ts";
import type {
  CollectionSelector,
  CompositeFilter,
  Cursor,
  FieldOperator,
  Filter,
  StructuredQuery,
  UnaryOperator,
} from "./structuredQuery.ts";

/** Enum names by their wire number (google/firestore/v1/query.proto); the admin SDK's REST transport sends numbers. */
const FIELD_OPERATORS: Readonly<Record<number, FieldOperator>> = {
  1: "LESS_THAN",
  2: "LESS_THAN_OR_EQUAL",
  3: "GREATER_THAN",
  4: "GREATER_THAN_OR_EQUAL",
  5: "EQUAL",
  6: "NOT_EQUAL",
  7: "ARRAY_CONTAINS",
  8: "IN",
  9: "ARRAY_CONTAINS_ANY",
  10: "NOT_IN",
};
const UNARY_OPERATORS: Readonly<Record<number, UnaryOperator>> = {
  2: "IS_NAN",
  3: "IS_NULL",
  4: "IS_NOT_NAN",
  5: "IS_NOT_NULL",
};
const COMPOSITE_OPERATORS: Readonly<Record<number, CompositeFilter["op"]>> = { 1: "AND", 2: "OR" };
const DIRECTIONS = { 0: "ASCENDING", 1: "ASCENDING", 2: "DESCENDING" } as const;
/** Levels of objects and arrays: more than 100 filters with a value of 20 levels in the innermost have. */
const MAX_NESTING = 500;
/** Most fields that a query selects: each is looked up in each document. */
const MAX_SELECTED = 1000;
const UNSPECIFIED_DIRECTION = "DIRECTION_UNSPECIFIED";

/** An enum sent by name or by number. */
export function enumSchema<const Name extends string>(names: Readonly<Record<number, Name>>) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((input) => (typeof input === "number" ? names[input] : input)),
    v.picklist(Object.values(names)),
  );
}

/** Int32Value and Int64Value: bare in proto3 JSON, wrapped in an object by some encoders, 64 bits as text. */
export const wrappedIntegerSchema = v.pipe(
  v.union([
    v.union([v.number(), v.string()]),
    v.pipe(
      v.object({ value: v.optional(v.union([v.number(), v.string()]), 0) }),
      v.transform(({ value }) => value),
    ),
  ]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
);

const valueSchema = v.pipe(v.unknown(), v.transform(parseValue));

export const fieldReferenceSchema = v.object({
  fieldPath: v.pipe(
    v.string(),
    v.transform((path) => formatFieldPath(parseFieldPath(path))),
  ),
});

const filterSchema: v.GenericSchema<unknown, Filter> = v.union([
  v.object({
    compositeFilter: v.object({
      op: enumSchema(COMPOSITE_OPERATORS),
      filters: v.optional(v.array(v.lazy(() => filterSchema)), []),
    }),
  }),
  v.object({
    fieldFilter: v.object({
      field: fieldReferenceSchema,
      op: enumSchema(FIELD_OPERATORS),
      value: valueSchema,
    }),
  }),
  v.object({
    unaryFilter: v.object({ field: fieldReferenceSchema, op: enumSchema(UNARY_OPERATORS) }),
  }),
]);

const cursorSchema: v.GenericSchema<unknown, Cursor> = v.object({
  values: v.optional(v.array(valueSchema), []),
  before: v.optional(v.boolean(), false),
});

const directionSchema = v.pipe(
  v.optional(v.union([v.string(), v.number()]), 0),
  v.transform((input) => (input === UNSPECIFIED_DIRECTION ? 0 : input)),
  enumSchema(DIRECTIONS),
);

const structuredQuerySchema = v.object({
  select: v.exactOptional(
    v.object({ fields: v.optional(v.pipe(v.array(fieldReferenceSchema), v.maxLength(MAX_SELECTED)), []) }),
  ),
  from: v.optional(
    v.array(
      v.object({
        collectionId: v.exactOptional(v.string()),
        allDescendants: v.optional(v.boolean(), false),
      }),
    ),
    [{}],
  ),
  where: v.exactOptional(filterSchema),
  orderBy: v.optional(v.array(v.object({ field: fieldReferenceSchema, direction: directionSchema })), []),
  startAt: v.exactOptional(cursorSchema),
  endAt: v.exactOptional(cursorSchema),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  limit: v.exactOptional(wrappedIntegerSchema),
  findNearest: v.exactOptional(v.unknown()),
});

/**
 * Reads a `StructuredQuery` from the wire, where no vector search is possible.
 * @throws RpcError INVALID_ARGUMENT when it is malformed or holds a vector search
 */
export function parseStructuredQuery(input: unknown): StructuredQuery {
  const { query, findNearest } = parseQueryMessage(input);
  if (findNearest !== undefined)
    throw new RpcError("INVALID_ARGUMENT", "A vector search can only be run as a query.");
  return query;
}

/** As `parseStructuredQuery`, with the search as it came. */
export function parseQueryMessage(input: unknown): { query: StructuredQuery; findNearest: unknown } {
  refuseDeepNesting(input);
  const { findNearest, from, ...query } = parseMessage(structuredQuerySchema, input, "StructuredQuery");
  return { query: { ...query, from: from.map(parseSelector) }, findNearest };
}

/** Reading goes into the depth by calling itself, which has an end far beyond any query that is allowed. */
function refuseDeepNesting(input: unknown): void {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_NESTING) throw new RpcError("INVALID_ARGUMENT", "The query is nested too deeply.");
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
}

/** An empty collection id is how proto3 says "none". */
function parseSelector(selector: CollectionSelector): CollectionSelector {
  const { collectionId, allDescendants } = selector;
  if (collectionId === undefined || collectionId === "") return { allDescendants };
  validateCollectionId(collectionId);
  return { collectionId, allDescendants };
}
