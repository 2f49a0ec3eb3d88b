import * as v from "valibot";
import { parseStructuredQuery, wrappedIntegerSchema } from "../query/parseStructuredQuery.ts";
import { effectiveOrder } from "../query/queryOrder.ts";
import { RpcError } from "../rpc/status.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { parseResourceName } from "../values/resourceName.ts";
import { consistencyEntries, joinTransaction } from "./consistency.ts";
import { requireAdmin, requireInDatabase, type MethodContext } from "./methodContext.ts";
import { paginate } from "./pages.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { compareResourceNames } from "../values/compareText.ts";

const partitionQuerySchema = v.object({
  structuredQuery: v.unknown(),
  partitionCount: v.optional(wrappedIntegerSchema, 0),
  pageToken: v.optional(v.string(), ""),
  pageSize: v.optional(wrappedIntegerSchema, 0),
  readTime: consistencyEntries.readTime,
});

interface Partition {
  readonly values: readonly { readonly referenceValue: string }[];
  readonly before: true;
}

/**
 * `PartitionQuery`, for service accounts only: points that cut a collection group into parts of about the same number
 * of documents. Fewer than asked for when there are fewer documents.
 */
export function partitionQuery(
  context: MethodContext,
  parent: string,
  request: unknown,
): { partitions: Partition[]; nextPageToken?: string } {
  const options = parseMessage(partitionQuerySchema, request, "PartitionQueryRequest");
  requireInDatabase(context, parent);
  requireAdmin(context);
  if (parseResourceName(parent).segments.length > 0)
    throw new RpcError("INVALID_ARGUMENT", "Only the whole database can be partitioned.");
  if (options.partitionCount < 1)
    throw new RpcError("INVALID_ARGUMENT", "The number of partition points must be positive.");
  const query = parseStructuredQuery(options.structuredQuery);
  requirePartitionable(query);
  const { readTime } = options;
  const { reads } = joinTransaction(context, readTime === undefined ? {} : { readTime });
  const names = reads.list(parent, query).map(({ name }) => name);
  const points = cutPoints(names, options.partitionCount);
  const { items, next } = paginate(points, options, compareResourceNames);
  return {
    partitions: items.map((name) => ({ values: [{ referenceValue: name }], before: true })),
    ...next,
  };
}

function requirePartitionable(query: StructuredQuery): void {
  const { from, where, startAt, endAt, limit, offset } = query;
  const isWholeGroup = from.length === 1 && from[0]?.allDescendants === true;
  const isUnrestricted = [where, startAt, endAt, limit].every((part) => part === undefined) && offset === 0;
  const [first] = effectiveOrder(query);
  const isByName = first?.fieldPath === "__name__" && first.direction === "ASCENDING";
  if (isWholeGroup && isUnrestricted && isByName) return;
  throw new RpcError(
    "INVALID_ARGUMENT",
    "Only a query for all descendants, ordered by name and without filter, cursor, limit or offset can be partitioned.",
  );
}

/** Names that begin the second and every further part. */
function cutPoints(names: readonly string[], count: number): string[] {
  const parts = Math.min(count + 1, names.length);
  const points = Array.from({ length: Math.max(0, parts - 1) }, (_, index) =>
    Math.floor(((index + 1) * names.length) / parts),
  );
  return points.flatMap((index) => names[index] ?? []);
}
