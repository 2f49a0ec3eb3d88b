import type { DocumentChange, WriteResult } from "./storedDocument.ts";

/** One commit, as its listeners and the change log see it. */
export interface Commit {
  /** Version, microseconds since 1970; strictly increasing, across restarts too. */
  readonly time: bigint;
  /** Time at which it happened, as people see it: see `CommitClock`. */
  readonly shown: bigint;
  readonly changes: readonly DocumentChange[];
}

/** Answer of a commit; `time` is its version. */
export interface CommitResult {
  readonly time: bigint;
  readonly results: readonly WriteResult[];
}
