import type { Identity } from "../authentication/identity.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";

export type FirestoreOperation = "get" | "list" | "create" | "update" | "delete";

export interface FirestoreRequest {
  readonly operation: FirestoreOperation;
  readonly identity: Identity;
  /** Full resource name: `projects/P/databases/D/documents/a/b`; for `list`, `<parent>/<collection>/-`. */
  readonly name: string;
  /** The stored document before the operation, `null` when it does not exist; always `null` for `list`. */
  readonly before: StoredDocument | null;
  /** The document as it would stand after the operation, transforms applied; `null` for reads and deletes. */
  readonly after: StoredDocument | null;
  /** The query, for `list`: it is judged by what it asks for, not by what it finds. */
  readonly query?: StructuredQuery;
  /** Microseconds since 1970: `request.time`, equal to the server timestamps of a commit for writes. */
  readonly time: bigint;
  /** Reads a document of the same database: `get()` and `exists()` of the rules. */
  readonly read: (name: string) => StoredDocument | null;
  /** Reads a document as it stands after the whole commit: `getAfter()`. All writes of a commit share one. */
  readonly readAfter: (name: string) => StoredDocument | null;
}

/** Decides whether Firestore may serve a request. Synchronous: it runs inside the commit's transaction. */
export interface FirestoreAuthorizer {
  /** @throws RpcError PERMISSION_DENIED */
  check(request: FirestoreRequest): void;
  /** Calls the listener when the same request may get another answer because the rules have been replaced. */
  onChange?(listener: () => void): () => void;
}

export type StorageOperation = "get" | "list" | "create" | "update" | "delete";

/** An object's metadata as the rules see it (`resource` and `request.resource`). */
export interface StorageObjectView {
  readonly name: string;
  readonly bucket: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Further fields, by the rules' names: `cacheControl`, `generation`, `md5Hash`... */
  readonly more?: Readonly<Record<string, string | bigint>>;
  /** Microseconds since 1970. */
  readonly timeCreated: bigint;
  readonly updated: bigint;
}

export interface StorageRequest {
  readonly operation: StorageOperation;
  readonly identity: Identity;
  readonly bucket: string;
  readonly path: string;
  readonly before: StorageObjectView | null;
  readonly after: StorageObjectView | null;
  /** Microseconds since 1970. */
  readonly time: bigint;
}

/** Decides whether Storage may serve a request. */
export interface StorageAuthorizer {
  /** @throws RpcError PERMISSION_DENIED */
  check(request: StorageRequest): void;
}
