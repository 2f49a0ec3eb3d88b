import type { IncomingMessage, ServerResponse } from "node:http";
import { APP_CHECK_HEADER } from "../appCheck/requireAppCheck.ts";
import { parseJson } from "../http/body.ts";
import { sendJson } from "../http/respond.ts";
import type { ResolveIdentity } from "../authentication/identity.ts";
import { isLocalProgram } from "../authentication/localCaller.ts";
import { RpcError } from "../rpc/status.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { SqliteDocumentStore } from "../store/sqliteDocumentStore.ts";
import { handleDocumentRequest } from "./documentRequests.ts";
import { listCollectionIds } from "./listMethods.ts";
import { createMethodContext, type MethodContext } from "./methodContext.ts";
import { batchGetDocuments, runAggregationQuery, runQuery } from "./readMethods.ts";
import { partitionQuery } from "./partitionQuery.ts";
import { parseRestPath, type Verb } from "./restPath.ts";
import { batchWrite, begin, commit, rollback } from "./writeMethods.ts";

export interface FirestoreRestOptions {
  readonly store: SqliteDocumentStore;
  readonly reads: AuthorizedReads;
  readonly resolveIdentity: ResolveIdentity;
}

/** Handles a request if its path is one of Firestore's, else resolves to false and leaves the response alone. */
export type FirestoreRest = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer,
) => Promise<boolean>;

type VerbMethod = (context: MethodContext, parent: string, request: unknown) => unknown;

/** Custom methods by name. The streaming ones answer with an array of messages. */
const VERB_METHODS: Readonly<Record<Verb, VerbMethod>> = {
  batchGet: (context, _parent, request) => batchGetDocuments(context, request),
  batchWrite: (context, _parent, request) => batchWrite(context, request),
  beginTransaction: (context, _parent, request) => begin(context, request),
  commit: (context, _parent, request) => commit(context, request),
  listCollectionIds,
  partitionQuery,
  rollback: (context, _parent, request) => rollback(context, request),
  runAggregationQuery,
  runQuery,
};

/**
 * The REST surface of Firestore: what the browser SDK uses beside its streams, and plain document requests.
 * Failures are thrown as RpcError; the caller turns them into the error body.
 */
export function createFirestoreRest(services: FirestoreRestOptions): FirestoreRest {
  return async (request, response, url, body) => {
    const path = parseRestPath(url.pathname);
    if (path === null) return false;
    const identity = await services.resolveIdentity(
      request.headers.authorization,
      !isLocalProgram(request),
      request.headers[APP_CHECK_HEADER]?.toString(),
    );
    const context = createMethodContext(services, identity, path.database);
    const message = body.length === 0 ? {} : parseJson(body.toString());
    if (path.verb === null) {
      const answer = await handleDocumentRequest(context, request.method, path.segments, url, message);
      sendJson(response, 200, answer);
      return true;
    }
    if (request.method !== "POST") throw new RpcError("UNIMPLEMENTED", `${path.verb} needs POST.`);
    const parent = [`${path.database}/documents`, ...path.segments].join("/");
    sendJson(response, 200, await VERB_METHODS[path.verb](context, parent, message));
    return true;
  };
}
