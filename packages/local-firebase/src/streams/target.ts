import type { Identity } from "../identity/identity.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { StoredDocument } from "../store/documentStore.ts";
import { collectionOf, lastId } from "../values/resourceName.ts";
import type { AddTarget } from "./listenRequest.ts";

/** Something a client watches: a query, or documents by name. */
export interface Target {
  readonly id: number;
  /** Whether the results are a window that documents slide into and out of without changing themselves. */
  readonly windowed: boolean;
  /** Whether a change of this document could change the results. */
  concerns(name: string): boolean;
  /** The results as they stand. @throws RpcError PERMISSION_DENIED, INVALID_ARGUMENT */
  evaluate(): StoredDocument[];
}

/** @throws RpcError INVALID_ARGUMENT for a query that cannot be served or belongs to another database. */
export function createTarget(
  request: AddTarget,
  database: string,
  reads: AuthorizedReads,
  identity: Identity,
): Target {
  if (request.documents !== undefined) {
    const names = new Set(request.documents.documents);
    for (const name of names) requireInside(name, database);
    return {
      id: request.targetId,
      windowed: false,
      concerns: (name) => names.has(name),
      evaluate: () =>
        [...names].map((name) => reads.get(identity, name)).filter((document) => document !== null),
    };
  }
  if (request.query === undefined) throw new RpcError("INVALID_ARGUMENT", "The target has no query.");
  const { parent } = request.query;
  requireInside(parent, database);
  const query = parseStructuredQuery(request.query.structuredQuery);
  return {
    id: request.targetId,
    windowed: query.limit !== undefined || query.offset > 0,
    concerns: (name) =>
      query.from.some(({ collectionId, allDescendants }) => {
        const collection = collectionOf(name);
        if (collectionId !== undefined && lastId(collection) !== collectionId) return false;
        return allDescendants ? name.startsWith(`${parent}/`) : collectionOf(collection) === parent;
      }),
    evaluate: () => reads.list(identity, parent, query),
  };
}

function requireInside(name: string, database: string): void {
  const root = `${database}/documents`;
  if (name === root || name.startsWith(`${root}/`)) return;
  throw new RpcError("INVALID_ARGUMENT", `"${name}" is not in ${database}.`);
}
