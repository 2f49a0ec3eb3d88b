import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";
import { parseFieldPath } from "../values/fieldPath.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { parseValue, validateFieldName } from "../values/parseValue.ts";
import { toNumber, vectorElements } from "../values/value.ts";
import type { DistanceMeasure, FindNearest } from "./findNearest.ts";
import {
  enumSchema,
  fieldReferenceSchema,
  parseQueryMessage,
  wrappedIntegerSchema,
} from "./parseStructuredQuery.ts";
import type { StructuredQuery } from "./structuredQuery.ts";

/** From google/firestore/v1/query.proto. */
const MAX_DIMENSIONS = 2048;
const MAX_LIMIT = 1000;
const MEASURES: Readonly<Record<number, DistanceMeasure>> = { 1: "EUCLIDEAN", 2: "COSINE", 3: "DOT_PRODUCT" };

/** DoubleValue: bare in proto3 JSON, wrapped in an object by some encoders, a text when JSON cannot write it. */
const wrappedDoubleSchema = v.pipe(
  v.union([
    v.number(),
    v.picklist(["Infinity", "-Infinity"]),
    v.pipe(
      v.object({ value: v.optional(v.number(), 0) }),
      v.transform(({ value }) => value),
    ),
  ]),
  v.transform(Number),
);

const vectorSchema = v.pipe(
  v.unknown(),
  v.transform((input) => (vectorElements(parseValue(input)) ?? []).map(toNumber)),
  v.array(v.number("is not a vector of numbers")),
  v.minLength(1, "is not a vector"),
  v.maxLength(MAX_DIMENSIONS, `has more than ${MAX_DIMENSIONS} dimensions`),
);

const resultFieldSchema = v.pipe(
  v.string(),
  v.transform((name) => {
    if (name === "") return undefined;
    const path = parseFieldPath(name);
    path.forEach(validateFieldName);
    return path;
  }),
);

const findNearestSchema = v.object({
  vectorField: fieldReferenceSchema,
  queryVector: vectorSchema,
  distanceMeasure: enumSchema(MEASURES),
  limit: v.pipe(wrappedIntegerSchema, v.minValue(1), v.maxValue(MAX_LIMIT)),
  distanceResultField: v.optional(resultFieldSchema, ""),
  distanceThreshold: v.optional(wrappedDoubleSchema),
});

/**
 * Reads a `StructuredQuery` that may hold a vector search.
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseSearchQuery(input: unknown): { query: StructuredQuery; search: FindNearest | null } {
  const { query, findNearest } = parseQueryMessage(input);
  if (findNearest === undefined) return { query, search: null };
  const wire = parseMessage(findNearestSchema, findNearest, "FindNearest");
  if (query.from.some(({ collectionId }) => collectionId === undefined))
    throw new RpcError("INVALID_ARGUMENT", "A vector search needs a collection.");
  const search: FindNearest = {
    fieldPath: wire.vectorField.fieldPath,
    vector: wire.queryVector,
    measure: wire.distanceMeasure,
    limit: wire.limit,
    resultField: wire.distanceResultField ?? null,
    threshold: wire.distanceThreshold ?? null,
  };
  return { query, search };
}
