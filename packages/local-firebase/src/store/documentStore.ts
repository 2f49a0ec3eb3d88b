import type { UsageCounter } from "../usage/usageCounter.ts";
import type { Identity } from "../authentication/identity.ts";
import type { DocumentReader } from "./reads/documentReader.ts";
import type { Commit, CommitResult } from "../documents/commit.ts";
import type { Write } from "./writes/write.ts";

/** Durable, versioned documents. Reads are synchronous; a commit resolves once it is on disk. */
export interface DocumentStore extends DocumentReader {
  /** Counts what production would charge for. */
  readonly usage: UsageCounter;
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
