import type { Fields, Value } from "../values/value.ts";

/** A document as stored. Times are microseconds since 1970. */
export interface StoredDocument {
  /** Full resource name: `projects/P/databases/D/documents/a/b`. */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** Change that a commit made to one document; `null`: it was not there. */
export interface DocumentChange {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** Answer of a write. */
export interface WriteResult {
  /** Absent for a delete. Unchanged when the write left the fields identical. */
  readonly updateTime?: bigint;
  readonly transformResults?: readonly Value[];
}
