import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { GRPC_CODES, RpcError } from "../rpc/status.ts";
import type { CommitResult } from "../documents/commit.ts";
import { writeResultToWire, type WireDocument } from "../documents/documentWire.ts";
import { parseWrites } from "../store/writes/parseWrite.ts";
import type { Write } from "../store/writes/write.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import { beginTransaction, transactionOptionsSchema } from "./consistency.ts";
import { requireInDatabase, type MethodContext } from "./methodContext.ts";
import { maskSchema, toMaskedWire } from "./readMethods.ts";

const commitSchema = v.object({
  writes: v.exactOptional(v.unknown()),
  transaction: v.optional(v.string(), ""),
});
const batchWriteSchema = v.object({ writes: v.exactOptional(v.unknown()) });
const beginSchema = v.object({ options: v.optional(transactionOptionsSchema, {}) });
const rollbackSchema = v.object({ transaction: v.string() });

/** `BeginTransaction` */
export function begin(context: MethodContext, request: unknown): { transaction: string } {
  const { options } = parseMessage(beginSchema, request, "BeginTransactionRequest");
  return { transaction: beginTransaction(context, options) };
}

/** `Rollback`; a transaction that is not open any more is none the worse for it. */
export function rollback({ store }: MethodContext, request: unknown): Record<string, never> {
  store.transactions.rollback(parseMessage(rollbackSchema, request, "RollbackRequest").transaction);
  return {};
}

/** `Commit` */
export async function commit(context: MethodContext, request: unknown): Promise<unknown> {
  const { writes, transaction } = parseMessage(commitSchema, request, "CommitRequest");
  const parsed = parseWritesInDatabase(context, writes);
  const { time, results } = await context.store.commit(parsed, {
    identity: context.identity,
    ...(transaction === "" ? {} : { transaction }),
  });
  return { writeResults: results.map(writeResultToWire), commitTime: formatTimestamp(time) };
}

/** `BatchWrite`: every write is a commit of its own and fails alone. */
export async function batchWrite(context: MethodContext, request: unknown): Promise<unknown> {
  const { writes } = parseMessage(batchWriteSchema, request, "BatchWriteRequest");
  const parsed = parseWritesInDatabase(context, writes);
  if (new Set(parsed.map(({ name }) => name)).size < parsed.length) {
    throw new RpcError("INVALID_ARGUMENT", "A batch write may not name a document twice.");
  }
  const { store, identity } = context;
  const outcomes = await Promise.allSettled(parsed.map((write) => store.commit([write], { identity })));
  return { writeResults: outcomes.map(resultOf), status: outcomes.map(statusOf) };
}

/** The answer of the methods that write one document. */
type WrittenDocument = WireDocument | Omit<WireDocument, "fields">;

/** `CreateDocument`; an empty id is replaced by a random one. */
export async function createDocument(
  context: MethodContext,
  parent: string,
  collectionId: string,
  request: { documentId?: string | undefined; document: unknown; mask?: unknown },
): Promise<WrittenDocument> {
  const id = request.documentId ? request.documentId : randomBytes(15).toString("base64url");
  if (id.includes("/")) throw new RpcError("INVALID_ARGUMENT", `Document id "${id}" contains a slash.`);
  const name = `${parent}/${collectionId}/${id}`;
  const update = { ...asMessage(request.document), name };
  return writeOne(context, { update, currentDocument: { exists: false } }, request.mask);
}

/** `UpdateDocument`: creates the document unless a precondition forbids it. */
export async function updateDocument(
  context: MethodContext,
  name: string,
  request: { document: unknown; mask?: unknown; updateMask?: unknown; currentDocument?: unknown },
): Promise<WrittenDocument> {
  const { document, mask, ...options } = request;
  return writeOne(context, { update: { ...asMessage(document), name }, ...options }, mask);
}

/** `DeleteDocument` */
export async function deleteDocument(
  context: MethodContext,
  name: string,
  request: { currentDocument?: unknown },
): Promise<Record<string, never>> {
  await commit(context, { writes: [{ ...request, delete: name }] });
  return {};
}

async function writeOne(
  context: MethodContext,
  wire: { update: { name: string }; updateMask?: unknown; currentDocument?: unknown },
  mask: unknown,
): Promise<WrittenDocument> {
  const { name } = wire.update;
  const fieldsToReturn = parseMessage(v.optional(maskSchema), mask, "DocumentMask");
  await commit(context, { writes: [wire] });
  const document = context.store.get(name);
  if (document === null) throw new RpcError("ABORTED", "The document was deleted at the same time.");
  const { fields, ...written } = toMaskedWire(document, fieldsToReturn);
  return mayRead(context, name) ? { ...written, fields } : written;
}

/** Tells whether a writer may read a document, too: who may write it may still not see the fields that others have written. */
function mayRead({ reads }: MethodContext, name: string): boolean {
  try {
    reads.get(name);
    return true;
  } catch (error) {
    if (error instanceof RpcError && error.status === "PERMISSION_DENIED") return false;
    throw error;
  }
}

function parseWritesInDatabase(context: MethodContext, writes: unknown): Write[] {
  const parsed = parseWrites(writes);
  for (const { name } of parsed) requireInDatabase(context, name);
  return parsed;
}

function asMessage(input: unknown): object {
  return typeof input === "object" && input !== null ? input : {};
}

function resultOf(outcome: PromiseSettledResult<CommitResult>): unknown {
  const [result] = outcome.status === "fulfilled" ? outcome.value.results : [];
  return result === undefined ? {} : writeResultToWire(result);
}

function statusOf(outcome: PromiseSettledResult<CommitResult>): { code: number; message?: string } {
  if (outcome.status === "fulfilled") return { code: GRPC_CODES.OK };
  const error: unknown = outcome.reason;
  // Anything else than a refusal of this write is a fault of the whole request.
  if (!(error instanceof RpcError)) throw error;
  return { code: GRPC_CODES[error.status], message: error.message };
}
