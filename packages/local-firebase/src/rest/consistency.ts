import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";
import { parseTimestamp } from "../values/timestamp.ts";
import { requireAdmin, type MethodContext, type Snapshot } from "./methodContext.ts";

const readTimeSchema = v.pipe(v.string(), v.transform(parseTimestamp));

export const transactionOptionsSchema = v.object({
  readOnly: v.exactOptional(v.object({ readTime: v.exactOptional(readTimeSchema) })),
  readWrite: v.exactOptional(v.unknown()),
});

/** The part of a read request that says which state it reads. */
export const consistencyEntries = {
  transaction: v.exactOptional(v.string()),
  newTransaction: v.exactOptional(transactionOptionsSchema),
  readTime: v.exactOptional(readTimeSchema),
};

export interface Consistency {
  readonly transaction?: string;
  readonly newTransaction?: v.InferOutput<typeof transactionOptionsSchema>;
  /** Microseconds since 1970. */
  readonly readTime?: bigint;
}

export interface ReadScope extends Snapshot {
  /** The transaction that the read belongs to. */
  readonly id?: string;
  /** The message that announces a transaction begun by this read, before its results. */
  readonly announcement: readonly { readonly transaction: string }[];
  /** Time at which the documents were as they are read, microseconds since 1970. */
  readonly readTime: bigint;
}

/**
 * Finds or begins the transaction of a read, and the state that it sees.
 * @throws RpcError FAILED_PRECONDITION for a time too far back; INVALID_ARGUMENT for a time to come or an expired
 *   transaction; PERMISSION_DENIED for clients that name a time: their rules are those of now
 */
export function joinTransaction(context: MethodContext, consistency: Consistency): ReadScope {
  const { store, reads } = context;
  const { newTransaction, readTime } = consistency;
  // An empty text is how proto3 says "none".
  const joined = consistency.transaction === "" ? undefined : consistency.transaction;
  if ([readTime, newTransaction, joined].filter((selector) => selector !== undefined).length > 1)
    throw new RpcError("INVALID_ARGUMENT", "A read names one of transaction, new transaction and read time.");
  const begun = newTransaction === undefined ? undefined : beginTransaction(context, newTransaction);
  const id = begun ?? joined;
  const scope = {
    ...(id === undefined ? {} : { id }),
    announcement: begun === undefined ? [] : [{ transaction: begun }],
  };
  const time = id === undefined ? readTime : (store.transactions.readTimeOf(id) ?? undefined);
  if (time === undefined) return { ...scope, reads, documents: store, readTime: store.readTime() };
  if (readTime !== undefined) requireAdmin(context);
  return { ...scope, ...context.at(time), readTime: time };
}

/**
 * @returns the new transaction's id, base64
 * @throws RpcError as `joinTransaction`
 */
export function beginTransaction(
  context: MethodContext,
  { readOnly }: v.InferOutput<typeof transactionOptionsSchema>,
): string {
  const { store } = context;
  if (readOnly === undefined) return store.transactions.begin(null);
  const { readTime } = readOnly;
  if (readTime !== undefined) {
    requireAdmin(context);
    // A time that cannot be read is refused now, not with the first read.
    store.at(readTime);
  }
  return store.transactions.begin(readTime ?? store.readTime());
}
