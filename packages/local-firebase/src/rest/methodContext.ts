import type { Identity } from "../authentication/identity.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { DocumentReader } from "../store/reads/documentReader.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";

/** Reads as one caller may make them; each throws RpcError PERMISSION_DENIED or INVALID_ARGUMENT. */
export interface CallerReads {
  get(name: string): StoredDocument | null;
  list(parent: string, query: StructuredQuery): StoredDocument[];
  /** As `list`, in any order. */
  count(parent: string, query: StructuredQuery): number;
  listUnordered(parent: string, query: StructuredQuery): readonly StoredDocument[];
}

/** The documents at one time. */
export interface Snapshot {
  readonly reads: CallerReads;
  /** The same without rules. */
  readonly documents: DocumentReader;
}

/**
 * Services that every method of `google.firestore.v1.Firestore` works with, whichever transport brought the request.
 */
export interface MethodContext {
  readonly store: SqliteDocumentStore;
  readonly reads: CallerReads;
  /**
   * The documents at a past time, to be read at once.
   * @param time microseconds since 1970
   * @throws RpcError FAILED_PRECONDITION when it is too far back, INVALID_ARGUMENT when it is to come
   */
  readonly at: (time: bigint) => Snapshot;
  readonly identity: Identity;
  /** `projects/P/databases/D`: the only one that the request may touch. */
  readonly database: string;
}

/** @param database `projects/P/databases/D` */
export function createMethodContext(
  services: { readonly store: SqliteDocumentStore; readonly reads: AuthorizedReads },
  identity: Identity,
  database: string,
): MethodContext {
  const { store, reads } = services;
  return {
    store,
    identity,
    database,
    reads: asCaller(reads, identity),
    at(time) {
      const past = reads.at(time);
      return { reads: asCaller(past, identity), documents: past.documents };
    },
  };
}

function asCaller(reads: AuthorizedReads, identity: Identity): CallerReads {
  return {
    get: (name) => reads.get(identity, name),
    list: (parent, query) => reads.list(identity, parent, query),
    count: (parent, query) => reads.count(identity, parent, query),
    listUnordered: (parent, query) => reads.listUnordered(identity, parent, query),
  };
}

/** @throws RpcError INVALID_ARGUMENT when a request names something of another database */
export function requireInDatabase({ database }: MethodContext, name: string): void {
  const root = `${database}/documents`;
  if (name === root || name.startsWith(`${root}/`)) return;
  throw new RpcError("INVALID_ARGUMENT", `"${name}" is not in ${database}.`);
}

/** @throws RpcError PERMISSION_DENIED for what production offers to service accounts only */
export function requireAdmin({ identity }: MethodContext): void {
  if (identity.kind !== "admin")
    throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
}
