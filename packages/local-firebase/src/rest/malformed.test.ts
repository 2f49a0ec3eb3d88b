import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ADMIN } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { openStore } from "../store/testing/openStore.ts";
import { listCollectionIds, listDocuments } from "./listMethods.ts";
import { createMethodContext, type MethodContext } from "./methodContext.ts";
import { partitionQuery } from "./partitionQuery.ts";
import { batchGetDocuments, runAggregationQuery, runQuery } from "./readMethods.ts";
import { batchWrite, begin, commit } from "./writeMethods.ts";

const database = "projects/p/databases/(default)";
const root = `${database}/documents`;
const field = { fieldPath: "a.b" };
const value = { arrayValue: { values: [{ integerValue: "1" }, { timestampValue: "2020-01-01T00:00:00Z" }] } };
const structuredQuery = {
  select: { fields: [field] },
  from: [{ collectionId: "c", allDescendants: true }],
  where: {
    compositeFilter: {
      op: "OR",
      filters: [{ fieldFilter: { field, op: "IN", value } }, { unaryFilter: { field, op: "IS_NULL" } }],
    },
  },
  orderBy: [{ field, direction: "DESCENDING" }],
  startAt: { values: [value], before: true },
  offset: 1,
  limit: { value: 3 },
};
const vector = {
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: [{ doubleValue: 1.5 }] } },
    },
  },
};
const findNearest = { vectorField: field, queryVector: vector, distanceMeasure: "COSINE", limit: 5 };
const writes = [
  {
    update: { name: `${root}/c/a`, fields: { a: value, v: vector } },
    updateMask: { fieldPaths: ["a"] },
    updateTransforms: [
      { fieldPath: "n", increment: { integerValue: 1 } },
      { fieldPath: "t", setToServerValue: "REQUEST_TIME" },
      { fieldPath: "l", appendMissingElements: { values: [{ geoPointValue: { latitude: 1 } }] } },
    ],
    currentDocument: { exists: false },
  },
  { delete: `${root}/c/b`, currentDocument: { updateTime: "2020-01-01T00:00:00.5Z" } },
];

type Method = (context: MethodContext, request: unknown) => unknown;

/** A valid request of each method. */
const METHODS: readonly (readonly [string, Method, unknown])[] = [
  ["RunQuery", (context, request) => runQuery(context, root, request), { structuredQuery }],
  [
    "RunQuery with a vector search",
    (context, request) => runQuery(context, root, request),
    { structuredQuery: { from: structuredQuery.from, findNearest }, explainOptions: { analyze: true } },
  ],
  [
    "RunAggregationQuery",
    (context, request) => runAggregationQuery(context, root, request),
    {
      structuredAggregationQuery: {
        structuredQuery,
        aggregations: [{ alias: "x", count: { upTo: "3" } }, { sum: { field } }],
      },
    },
  ],
  [
    "PartitionQuery",
    (context, request) => partitionQuery(context, root, request),
    { structuredQuery: { from: structuredQuery.from }, partitionCount: "3", pageSize: 2, pageToken: "eA" },
  ],
  [
    "BatchGetDocuments",
    batchGetDocuments,
    { documents: [`${root}/c/a`], mask: { fieldPaths: ["a.b"] }, newTransaction: { readOnly: {} } },
  ],
  ["ListDocuments", (context, request) => listDocuments(context, root, "c", request), { showMissing: true }],
  ["ListCollectionIds", (context, request) => listCollectionIds(context, root, request), { pageSize: 2 }],
  ["BeginTransaction", begin, { options: { readOnly: { readTime: "2020-01-01T00:00:00Z" } } }],
  ["Commit", commit, { writes, transaction: "" }],
  ["BatchWrite", batchWrite, { writes }],
];

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, "", "a/b", "__x__", "`", -1, 1e300, Number.NaN, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(structuredQuery, value, vector, writes),
);

/** The message with one of its parts, chosen by `steps`, replaced. */
function replaced(message: unknown, steps: readonly number[], part: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof message !== "object" || message === null) return part;
  const entries = Object.entries(message);
  const chosen = entries[step % Math.max(1, entries.length)];
  if (chosen === undefined) return part;
  const changed = replaced(chosen[1], rest, part);
  if (Array.isArray(message))
    return message.map((item: unknown, index) => (String(index) === chosen[0] ? changed : item));
  return { ...message, [chosen[0]]: changed };
}

test.each(METHODS)("%s takes any request, or says what is wrong with it", async (_name, method, request) => {
  const { store, reads } = openStore();
  const context = createMethodContext({ store, reads }, ADMIN, database);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 9 }), junk, async (steps, part) => {
      const outcome = await attempt(method, context, replaced(request, steps, part));
      expect([
        "answered",
        "INVALID_ARGUMENT",
        "FAILED_PRECONDITION",
        "NOT_FOUND",
        "ALREADY_EXISTS",
      ]).toContain(outcome);
    }),
    { numRuns: 300, seed: 3 },
  );
});

async function attempt(method: Method, context: MethodContext, request: unknown): Promise<string> {
  try {
    await method(context, request);
    return "answered";
  } catch (error) {
    return statusOf(error);
  }
}

function statusOf(error: unknown): string {
  if (error instanceof RpcError) return error.status;
  throw error;
}
