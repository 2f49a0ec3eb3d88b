import { createHash, randomBytes } from "node:crypto";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";

/** Lifetime of a transaction, and how long it may rest, milliseconds (Firestore's "Usage and limits"). */
const LIFETIME = 270_000;
const IDLE_LIFETIME = 60_000;
/** Most that are open at once; beyond it, the one that has rested longest ends. Anybody may begin one. */
const MAX_OPEN = 10_000;

/** Documents that a transaction reads from. */
export interface TransactionSource {
  get(name: string): StoredDocument | null;
  runQuery(parent: string, query: StructuredQuery): StoredDocument[];
}

interface QueryRead {
  readonly parent: string;
  readonly query: StructuredQuery;
  /** Of all its results, as a digest: they may be many. */
  readonly versions: string;
}

interface Transaction {
  /** Time at which a read-only transaction reads, microseconds since 1970; `null` for one that may write. */
  readonly readTime: bigint | null;
  /** Milliseconds on the clock given to `Transactions`. */
  readonly expires: number;
  lastUsed: number;
  /** Document name -> update time that was read, `null` for a missing document. */
  readonly documents: Map<string, bigint | null>;
  readonly queries: QueryRead[];
}

/**
 * Optimistic transactions: they lock nothing; what they have read must still be so when they commit. Queries count
 * with their whole result, so that a document that newly matches is a conflict, too. Read-only ones read the past.
 */
export class Transactions {
  readonly #source: TransactionSource;
  readonly #now: () => number;
  /** The one used last comes last. */
  readonly #open = new Map<string, Transaction>();

  /** @param now milliseconds on any steady clock */
  constructor(source: TransactionSource, now: () => number = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  /**
   * @param readTime the time that a read-only transaction reads, microseconds since 1970; `null` for one that may write
   * @returns the transaction's id, base64
   */
  begin(readTime: bigint | null): string {
    const now = this.#now();
    for (const [id, transaction] of this.#open) {
      if (this.#open.size < MAX_OPEN && !hasExpired(transaction, now)) break;
      this.#open.delete(id);
    }
    const id = randomBytes(16).toString("base64");
    this.#open.set(id, {
      readTime,
      expires: now + LIFETIME,
      lastUsed: now,
      documents: new Map(),
      queries: [],
    });
    return id;
  }

  /**
   * The time that a transaction reads, `null` for the present.
   * @throws RpcError INVALID_ARGUMENT when it has expired
   */
  readTimeOf(id: string): bigint | null {
    return this.#require(id).readTime;
  }

  /** @throws RpcError INVALID_ARGUMENT when expired; ABORTED when the document has changed since it was read */
  recordDocument(id: string, name: string, document: StoredDocument | null): void {
    const transaction = this.#require(id);
    if (transaction.readTime !== null) return;
    const version = document?.updateTime ?? null;
    const known = transaction.documents.get(name);
    if (known !== undefined && known !== version) throw conflict();
    transaction.documents.set(name, version);
  }

  /** @throws RpcError INVALID_ARGUMENT when expired */
  recordQuery(id: string, parent: string, query: StructuredQuery, results: readonly StoredDocument[]): void {
    const transaction = this.#require(id);
    if (transaction.readTime !== null) return;
    transaction.queries.push({ parent, query, versions: versionsOf(results) });
  }

  rollback(id: string): void {
    this.#open.delete(id);
  }

  /**
   * Ends a transaction at its commit. One that has only read must have read one state, too.
   * @throws RpcError ABORTED when something that it read has changed; INVALID_ARGUMENT when it has expired
   */
  finish(id: string, hasWrites: boolean): void {
    const transaction = this.#require(id);
    this.#open.delete(id);
    if (transaction.readTime === null) return this.#requireUnchanged(transaction);
    if (hasWrites)
      throw new RpcError("INVALID_ARGUMENT", "Cannot modify entities in a read-only transaction.");
  }

  #require(id: string): Transaction {
    const transaction = this.#open.get(id);
    const now = this.#now();
    if (transaction !== undefined && !hasExpired(transaction, now)) {
      transaction.lastUsed = now;
      this.#open.delete(id);
      this.#open.set(id, transaction);
      return transaction;
    }
    // The SDKs recognise this text and start the transaction again.
    throw new RpcError("INVALID_ARGUMENT", "The referenced transaction has expired or is no longer valid.");
  }

  #requireUnchanged({ documents, queries }: Transaction): void {
    for (const [name, version] of documents) {
      if ((this.#source.get(name)?.updateTime ?? null) !== version) throw conflict();
    }
    for (const { parent, query, versions } of queries) {
      if (versionsOf(this.#source.runQuery(parent, query)) !== versions) throw conflict();
    }
  }
}

function hasExpired({ expires, lastUsed }: Transaction, now: number): boolean {
  return expires <= now || lastUsed + IDLE_LIFETIME <= now;
}

function versionsOf(documents: readonly StoredDocument[]): string {
  const digest = createHash("sha256");
  for (const { name, updateTime } of documents) digest.update(`${name}@${updateTime}\n`);
  return digest.digest("base64");
}

function conflict(): RpcError {
  return new RpcError("ABORTED", "Too much contention on these documents. Please try again.");
}
