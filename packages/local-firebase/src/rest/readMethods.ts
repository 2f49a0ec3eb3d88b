import * as v from "valibot";
import { aggregate } from "../query/aggregate.ts";
import { parseAggregationQuery } from "../query/parseAggregationQuery.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { projectFields } from "../query/projectFields.ts";
import { RpcError } from "../rpc/status.ts";
import { documentToWire, type WireDocument } from "../store/documentWire.ts";
import type { StoredDocument } from "../store/documentStore.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import { consistencyEntries, joinTransaction } from "./consistency.ts";
import { requireInDatabase, type MethodContext } from "./methodContext.ts";

export const maskSchema = v.object({ fieldPaths: v.optional(v.array(v.string()), []) });

const getSchema = v.object({ mask: v.exactOptional(maskSchema), ...consistencyEntries });
const batchGetSchema = v.object({
  documents: v.optional(v.array(v.string()), []),
  mask: v.exactOptional(maskSchema),
  ...consistencyEntries,
});
const runQuerySchema = v.object({ structuredQuery: v.unknown(), ...consistencyEntries });
const runAggregationQuerySchema = v.object({
  structuredAggregationQuery: v.unknown(),
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
  const { id } = joinTransaction(context, consistency);
  const document = context.reads.get(name);
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
  const { id, announcement } = joinTransaction(context, consistency);
  const readTime = formatTimestamp(context.store.readTime());
  const results = [...new Set(documents)].map((name) => {
    const document = context.reads.get(name);
    if (id !== undefined) context.store.transactions.recordDocument(id, name, document);
    return document === null
      ? { missing: name, readTime }
      : { found: toMaskedWire(document, mask), readTime };
  });
  return [...announcement, ...results];
}

/** `RunQuery`: one message per document; a message with the read time alone when there is none. */
export function runQuery(context: MethodContext, parent: string, request: unknown): unknown[] {
  const { structuredQuery, ...consistency } = parseMessage(runQuerySchema, request, "RunQueryRequest");
  requireInDatabase(context, parent);
  const query = parseStructuredQuery(structuredQuery);
  const { id, announcement } = joinTransaction(context, consistency);
  const readTime = formatTimestamp(context.store.readTime());
  const documents = context.reads.list(parent, query);
  if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
  const paths = query.select?.fields.map(({ fieldPath }) => fieldPath);
  const mask = paths === undefined || paths.length === 0 ? undefined : { fieldPaths: paths };
  const results = documents.map((document) => ({ document: toMaskedWire(document, mask), readTime }));
  return [...announcement, ...(results.length === 0 ? [{ readTime }] : results)];
}

/** `RunAggregationQuery`: one message with all results. */
export function runAggregationQuery(context: MethodContext, parent: string, request: unknown): unknown[] {
  const { structuredAggregationQuery, ...consistency } = parseMessage(
    runAggregationQuerySchema,
    request,
    "RunAggregationQueryRequest",
  );
  requireInDatabase(context, parent);
  const { structuredQuery: query, aggregations } = parseAggregationQuery(structuredAggregationQuery);
  const { id, announcement } = joinTransaction(context, consistency);
  const readTime = formatTimestamp(context.store.readTime());
  const documents = context.reads.list(parent, query);
  if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
  return [...announcement, { result: { aggregateFields: aggregate(documents, aggregations) }, readTime }];
}
