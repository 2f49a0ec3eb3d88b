import * as v from "valibot";
import { RpcError } from "../rpc/status.ts";
import type { MethodContext } from "./methodContext.ts";

export const transactionOptionsSchema = v.object({
  readOnly: v.exactOptional(v.object({ readTime: v.exactOptional(v.unknown()) })),
  readWrite: v.exactOptional(v.unknown()),
});

/** The part of a read request that says which state it reads. */
export const consistencyEntries = {
  transaction: v.exactOptional(v.string()),
  newTransaction: v.exactOptional(transactionOptionsSchema),
  readTime: v.exactOptional(v.unknown()),
  explainOptions: v.exactOptional(v.unknown()),
};

export interface Consistency {
  readonly transaction?: string;
  readonly newTransaction?: v.InferOutput<typeof transactionOptionsSchema>;
  readonly readTime?: unknown;
  readonly explainOptions?: unknown;
}

export interface ReadTransaction {
  /** The transaction that the read belongs to. */
  readonly id?: string;
  /** The message that announces a transaction begun by this read, before its results. */
  readonly announcement: readonly { readonly transaction: string }[];
}

/**
 * Finds or begins the transaction of a read.
 * @throws RpcError UNIMPLEMENTED for reads of the past and for query plans: there is no history, and answering with
 *   the present would be wrong
 */
export function joinTransaction({ store }: MethodContext, consistency: Consistency): ReadTransaction {
  if (consistency.readTime !== undefined) throw pastNotOffered();
  if (consistency.explainOptions !== undefined)
    throw new RpcError("UNIMPLEMENTED", "Explain is not offered.");
  if (consistency.newTransaction !== undefined) {
    const id = beginTransaction(store, consistency.newTransaction);
    return { id, announcement: [{ transaction: id }] };
  }
  // An empty text is how proto3 says "none".
  return consistency.transaction ? { id: consistency.transaction, announcement: [] } : { announcement: [] };
}

/** @returns the new transaction's id, base64 */
export function beginTransaction(
  store: MethodContext["store"],
  options: v.InferOutput<typeof transactionOptionsSchema>,
): string {
  if (options.readOnly?.readTime !== undefined) throw pastNotOffered();
  return store.transactions.begin({ readOnly: options.readOnly !== undefined });
}

function pastNotOffered(): RpcError {
  return new RpcError("UNIMPLEMENTED", "Reading at a past time is not offered.");
}
