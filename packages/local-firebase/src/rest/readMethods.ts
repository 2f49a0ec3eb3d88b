import * as v from "valibot";
import { aggregate, aggregateCount } from "../query/aggregate.ts";
import { parseAggregationQuery } from "../query/parseAggregationQuery.ts";
import { findNearest } from "../query/findNearest.ts";
import { parseSearchQuery } from "../query/parseFindNearest.ts";
import { projectFields } from "../query/projectFields.ts";
import { RpcError } from "../rpc/status.ts";
import { documentToWire, type WireDocument } from "../documents/documentWire.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { parseMessage } from "../values/parseMessage.ts";
import type { Fields } from "../values/value.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import { consistencyEntries, joinTransaction } from "./consistency.ts";
import { explainEntries, explainQuery } from "./explain.ts";
import { requireInDatabase, type MethodContext } from "./methodContext.ts";

/** Most fields that a read names: each is looked up in each document. */
const MAX_MASK = 1000;

export const maskSchema = v.object({
  fieldPaths: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_MASK)), []),
});

const getSchema = v.object({ mask: v.exactOptional(maskSchema), ...consistencyEntries });
const batchGetSchema = v.object({
  documents: v.optional(v.array(v.string()), []),
  mask: v.exactOptional(maskSchema),
  ...consistencyEntries,
});
const runQuerySchema = v.object({
  structuredQuery: v.unknown(),
  ...explainEntries,
  ...consistencyEntries,
});
const runAggregationQuerySchema = v.object({
  structuredAggregationQuery: v.unknown(),
  ...explainEntries,
  ...consistencyEntries,
});

type Mask = v.InferOutput<typeof maskSchema>;

/** A document in wire form, reduced to a mask's fields. */
export function toMaskedWire(document: StoredDocument, mask: Mask | undefined): WireDocument {
  return documentToWire(mask === undefined ? document : projectFields(document, mask.fieldPaths));
}

/** `GetDocument`. @throws RpcError NOT_FOUND */
export function getDocument(context: MethodContext, name: string, request: unknown): WireDocument {
  const { mask, ...consistency } = parseMessage(getSchema, request, "GetDocumentRequest");
  requireInDatabase(context, name);
  const { id, reads } = joinTransaction(context, consistency);
  const document = reads.get(name);
  context.store.usage.addReads(1);
  if (id !== undefined) context.store.transactions.recordDocument(id, name, document);
  if (document === null) throw new RpcError("NOT_FOUND", `Document "${name}" not found.`);
  return toMaskedWire(document, mask);
}

/** `BatchGetDocuments`: one message per document, found or missing. */
export function batchGetDocuments(context: MethodContext, request: unknown): unknown[] {
  const { documents, mask, ...consistency } = parseMessage(
    batchGetSchema,
    request,
    "BatchGetDocumentsRequest",
  );
  for (const name of documents) requireInDatabase(context, name);
  const { id, announcement, reads, ...scope } = joinTransaction(context, consistency);
  const readTime = formatTimestamp(scope.readTime);
  const results = [...new Set(documents)].map((name) => {
    const document = reads.get(name);
    if (id !== undefined) context.store.transactions.recordDocument(id, name, document);
    return document === null
      ? { missing: name, readTime }
      : { found: toMaskedWire(document, mask), readTime };
  });
  context.store.usage.addReads(results.length);
  return [...announcement, ...results];
}

/**
 * `RunQuery`: one message per document; a message with the read time alone when there is none. The last one carries
 * the metrics of a query that is explained.
 */
export function runQuery(context: MethodContext, parent: string, request: unknown): unknown[] {
  const { structuredQuery, explainOptions, ...consistency } = parseMessage(
    runQuerySchema,
    request,
    "RunQueryRequest",
  );
  requireInDatabase(context, parent);
  const { query, search } = parseSearchQuery(structuredQuery);
  const { id, announcement, reads, ...scope } = joinTransaction(context, consistency);
  const explanation = explainQuery(context, explainOptions, scope.documents, parent, query);
  if (explanation?.analyze === false) return [...announcement, { explainMetrics: explanation.plan() }];
  const readTime = formatTimestamp(scope.readTime);
  const documents = reads.list(parent, query);
  if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
  const found = search === null ? documents : findNearest(documents, search);
  context.store.usage.addQuery(found.length);
  const paths = query.select?.fields.map(({ fieldPath }) => fieldPath);
  const mask = paths === undefined || paths.length === 0 ? undefined : { fieldPaths: paths };
  const results: object[] = found.map((document) => ({ document: toMaskedWire(document, mask), readTime }));
  const last = results.pop() ?? { readTime };
  const metrics =
    explanation === null ? {} : { explainMetrics: explanation.profile(found.length, found.length) };
  return [...announcement, ...results, { ...last, ...metrics }];
}

/** Index entries that production charges as one read when it aggregates. */
const ENTRIES_PER_READ = 1000;

/** `RunAggregationQuery`: one message with all results. */
export function runAggregationQuery(context: MethodContext, parent: string, request: unknown): unknown[] {
  const { structuredAggregationQuery, explainOptions, ...consistency } = parseMessage(
    runAggregationQuerySchema,
    request,
    "RunAggregationQueryRequest",
  );
  requireInDatabase(context, parent);
  const { structuredQuery: query, aggregations } = parseAggregationQuery(structuredAggregationQuery);
  const { id, announcement, reads, ...scope } = joinTransaction(context, consistency);
  const explanation = explainQuery(context, explainOptions, scope.documents, parent, query);
  if (explanation?.analyze === false) return [...announcement, { explainMetrics: explanation.plan() }];
  const readTime = formatTimestamp(scope.readTime);
  const counted = id === undefined ? aggregateCount(() => reads.count(parent, query), aggregations) : null;
  const { count, fields } = counted ?? aggregateAll();
  context.store.usage.addAggregation(count);
  const result = { aggregateFields: fields };
  const metrics =
    explanation === null
      ? {}
      : { explainMetrics: explanation.profile(1, Math.ceil(count / ENTRIES_PER_READ)) };
  return [...announcement, { result, readTime, ...metrics }];

  function aggregateAll(): { count: number; fields: Fields } {
    const documents = id === undefined ? reads.listUnordered(parent, query) : reads.list(parent, query);
    if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
    return { count: documents.length, fields: aggregate(documents, aggregations) };
  }
}
