import type { Identity } from "../authentication/identity.ts";
import { compileQueryMatcher, matchesSource } from "../query/evaluateQuery.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { documentComparator, effectiveOrder } from "../query/queryOrder.ts";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { DocumentReader } from "../store/reads/documentReader.ts";
import type { AddTarget } from "./listenRequest.ts";
import type { ResultSource, ResultWindow } from "./liveResult.ts";
import { ANY_COLLECTION } from "./liveResults.ts";

/** Something a client watches: a query, or documents by name. */
export interface Target {
  readonly id: number;
  /** The same for targets with the same source. */
  readonly key: string;
  readonly source: ResultSource;
  /** Tells whether a document of this name could belong to the result. */
  concerns(name: string): boolean;
  /** @throws RpcError PERMISSION_DENIED, or INVALID_ARGUMENT for a malformed or reserved name */
  authorize(reads: AuthorizedReads, identity: Identity): void;
}

/** @throws RpcError INVALID_ARGUMENT for a query that cannot be served or belongs to another database. */
export function createTarget(request: AddTarget, database: string, documents: DocumentReader): Target {
  if (request.documents !== undefined)
    return documentsTarget(request.targetId, request.documents.documents, database, documents);
  if (request.query === undefined) throw new RpcError("INVALID_ARGUMENT", "The target has no query.");
  const { parent, structuredQuery } = request.query;
  requireInside(parent, database);
  const query = parseStructuredQuery(structuredQuery);
  return {
    id: request.targetId,
    key: JSON.stringify([parent, structuredQuery]),
    source: {
      keys: query.from.map(({ collectionId }) => collectionId ?? ANY_COLLECTION),
      matches: compileQueryMatcher(parent, query),
      window: windowOf(query),
      get: (name) => documents.get(name),
      run: () => documents.runQuery(parent, query),
    },
    concerns: (name) => matchesSource(parent, query, name),
    authorize: (reads, identity) => reads.checkList(identity, parent, query),
  };
}

function documentsTarget(
  id: number,
  requested: readonly string[],
  database: string,
  documents: DocumentReader,
): Target {
  const names = new Set(requested);
  for (const name of names) requireInside(name, database);
  return {
    id,
    key: JSON.stringify([...names]),
    source: {
      keys: [...names],
      matches: ({ name }) => names.has(name),
      window: null,
      get: (name) => documents.get(name),
      run: () => [...names].map((name) => documents.get(name)).filter((document) => document !== null),
    },
    concerns: (name) => names.has(name),
    authorize(reads, identity) {
      for (const name of names) reads.get(identity, name);
    },
  };
}

function windowOf(query: StructuredQuery): ResultWindow | null {
  const { offset, limit = Infinity } = query;
  if (offset === 0 && limit === Infinity) return null;
  return { offset, limit, compare: documentComparator(effectiveOrder(query)) };
}

function requireInside(name: string, database: string): void {
  const root = `${database}/documents`;
  if (name === root || name.startsWith(`${root}/`)) return;
  throw new RpcError("INVALID_ARGUMENT", `"${name}" is not in ${database}.`);
}
