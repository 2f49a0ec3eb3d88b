import type { Identity } from "../identity/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import type { Fields, Value } from "../values/value.ts";
import type { Write } from "./write.ts";

/** A document as stored. Times are microseconds since 1970. */
export interface StoredDocument {
  /** Full resource name: `projects/P/databases/D/documents/a/b`. */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

export interface DocumentChange {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface Commit {
  /** Version, microseconds since 1970; strictly increasing, across restarts too. */
  readonly time: bigint;
  /** When it happened, as people see it: see `CommitClock`. */
  readonly shown: bigint;
  readonly changes: readonly DocumentChange[];
}

export interface WriteResult {
  /** Absent for a delete. Unchanged when the write left the fields identical. */
  readonly updateTime?: bigint;
  readonly transformResults?: readonly Value[];
}

export interface CommitResult {
  readonly time: bigint;
  readonly results: readonly WriteResult[];
}

/** The documents at one time: now, or a moment in the past. */
export interface DocumentReader {
  get(name: string): StoredDocument | null;
  /**
   * Documents that match, in order, limits applied. `parent` ends with `/documents` or names a document.
   * @throws RpcError INVALID_ARGUMENT
   */
  runQuery(parent: string, query: StructuredQuery): StoredDocument[];
  /** As `runQuery`, in any order: faster, for counting and adding up. */
  runUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[];
  /** How many documents the query looks at: those of its collections. */
  candidateCount(parent: string, query: StructuredQuery): number;
  /** Ids of the collections right under the database's root or a document, sorted. */
  listCollectionIds(parent: string): string[];
  /** Ids of a collection's documents, also of missing ones that only hold collections; not sorted. */
  listDocumentIds(collection: string): string[];
}

/** Durable, versioned documents. Reads are synchronous; a commit resolves once it is on disk. */
export interface DocumentStore extends DocumentReader {
  /** A time later than every commit so far; no later commit gets it or an earlier one. */
  readTime(): bigint;
  /** The time as people see it, microseconds since 1970: `request.time` of reads. */
  present(): bigint;
  /**
   * The documents at a past time, to be read at once.
   * @param time microseconds since 1970
   * @throws RpcError FAILED_PRECONDITION when it is too far back, INVALID_ARGUMENT when it is to come
   */
  at(time: bigint): DocumentReader;
  /**
   * Applies all writes or none.
   * @throws RpcError for a failed precondition, a denied write or an invalid value.
   */
  commit(
    writes: readonly Write[],
    options: { identity: Identity; transaction?: string },
  ): Promise<CommitResult>;
  /** Names changed after `time`, or `null` when the change log no longer reaches back that far. */
  changedSince(time: bigint): readonly string[] | null;
  /** Calls back after each commit is on disk, in commit order. Returns the function that stops it. */
  onCommit(listener: (commit: Commit) => void): () => void;
}
