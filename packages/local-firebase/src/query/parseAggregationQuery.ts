import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { validateFieldName } from "../values/parseValue.ts";
import { fieldReferenceSchema, parseStructuredQuery, wrappedIntegerSchema } from "./parseStructuredQuery.ts";
import type { Aggregation, StructuredAggregationQuery } from "./structuredQuery.ts";

const MAX_AGGREGATIONS = 5;

const fieldOperatorSchema = v.object({ field: fieldReferenceSchema });
const aggregationSchema = v.object({
  alias: v.optional(v.string(), ""),
  count: v.exactOptional(v.object({ upTo: v.exactOptional(v.pipe(wrappedIntegerSchema, v.minValue(1))) })),
  sum: v.exactOptional(fieldOperatorSchema),
  avg: v.exactOptional(fieldOperatorSchema),
});
const aggregationQuerySchema = v.object({
  structuredQuery: v.unknown(),
  aggregations: v.array(aggregationSchema),
});

/**
 * Reads a `StructuredAggregationQuery` from the wire. Aggregations without alias are named `field_1`, `field_2`...
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseAggregationQuery(input: unknown): StructuredAggregationQuery {
  const wire = parseMessage(aggregationQuerySchema, input, "StructuredAggregationQuery");
  if (wire.aggregations.length === 0)
    throw new RpcError("INVALID_ARGUMENT", "Aggregations can not be empty.");
  if (wire.aggregations.length > MAX_AGGREGATIONS) {
    throw new RpcError(
      "INVALID_ARGUMENT",
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`,
    );
  }
  for (const { alias } of wire.aggregations) if (alias !== "") validateFieldName(alias);
  let unnamed = 0;
  const aggregations = wire.aggregations.map((aggregation): Aggregation => ({
    alias: aggregation.alias === "" ? `field_${(unnamed += 1)}` : aggregation.alias,
    operator: toOperator(aggregation),
  }));
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length)
    throw new RpcError("INVALID_ARGUMENT", "Two aggregations have the same alias.");
  return { structuredQuery: parseStructuredQuery(wire.structuredQuery), aggregations };
}

function toOperator(wire: v.InferOutput<typeof aggregationSchema>): Aggregation["operator"] {
  if (wire.count !== undefined) return { kind: "count", ...wire.count };
  if (wire.sum !== undefined) return { kind: "sum", ...wire.sum };
  if (wire.avg !== undefined) return { kind: "avg", ...wire.avg };
  throw new RpcError("INVALID_ARGUMENT", "An aggregation has no operator.");
}
