import type { IncomingMessage, ServerResponse } from "node:http";
import { APP_CHECK_HEADER } from "../appCheck/requireAppCheck.ts";
import type { StorageAuthorizer } from "../authorization/authorizer.ts";
import type { Database } from "../database/database.ts";
import type { EventSink } from "../events/backendEvent.ts";
import { sendJson } from "../http/respond.ts";
import { ADMIN, type Identity, type ResolveIdentity } from "../authentication/identity.ts";
import { isLocalProgram } from "../authentication/localCaller.ts";
import { diskFault } from "../problems/diskFault.ts";
import { NO_PROBLEMS, type ProblemSink } from "../problems/problem.ts";
import { RpcError } from "../rpc/status.ts";
import { BlobFiles, OBJECTS_FOLDER } from "./store/blobFiles.ts";
import { handleFirebaseApi, isOpenedByLink } from "./endpoints/firebaseApi.ts";
import { handleGcsApi } from "./endpoints/gcsApi.ts";
import { ObjectStore } from "./store/objectStore.ts";
import { recoverFiles } from "./recoverFiles.ts";
import { type Removal, Removals } from "./store/removals.ts";
import { STORAGE_MIGRATIONS } from "./schema.ts";
import type { StorageContext } from "./operations/storageContext.ts";
import { notFound, StorageError } from "./store/storageError.ts";
import { headerOf } from "./endpoints/storageRequest.ts";
import { UploadOperations } from "./operations/uploadOperations.ts";
import { UploadStore } from "./store/uploadStore.ts";

export interface StorageOptions {
  readonly database: Database;
  /** Folder of the object bytes, made if missing. */
  readonly folder: string;
  readonly access: StorageAuthorizer;
  readonly events: EventSink;
  readonly resolveIdentity: ResolveIdentity;
  /**
   * Checks the App Check token of a request that is not the administrator's. Default: none is asked for.
   * @throws RpcError UNAUTHENTICATED
   */
  readonly requireAppCheck?: ((token: string | undefined) => Promise<unknown>) | undefined;
  /** Origin that clients reach this service under, `http://host:port`: upload and media links start with it. */
  readonly publicUrl: () => string;
  /**
   * Origin for programs of this machine. Links in events begin with it: what clients say in their Host header must not
   * lead a function elsewhere.
   */
  readonly localUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hears of damaged objects and of failures of the disk. */
  readonly problems?: ProblemSink;
  /** Starts although none of the stored objects is there. Default: that is an error. */
  readonly allowMissingObjects?: boolean | undefined;
  /** Hears of failures that are not the client's. */
  readonly log?: (line: string) => void;
}

export interface StorageService {
  /**
   * Serves Firebase Storage (`/v0`) and the Cloud Storage JSON API, errors included. Reads the body itself; CORS is
   * the caller's.
   */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /**
   * Deletes uploads that nobody has touched for a week, and files that were to go and could not. By itself it does so
   * every hour; the start does the same in its own way (`recoverFiles`).
   */
  expireUploads(): Promise<void>;
  /** Stops the hourly expiry. */
  close(): void;
}

/** As in Cloud Storage, milliseconds. */
const UPLOAD_LIFE = 7 * 24 * 3600_000;
const HOUR = 3600_000;

/** Objects: metadata in the database, bytes in files of `folder`. */
export function createStorageService(options: StorageOptions): StorageService {
  const context = createContext(options);
  const uploads = new UploadOperations(context);
  const expireUploads = async (): Promise<void> => {
    const before = context.now() - UPLOAD_LIFE;
    await context.database.transaction(() => context.uploads.deleteStale(before));
    await finishRemovals(context);
  };
  const timer = setInterval(() => {
    expireUploads().catch((error: unknown) => options.log?.(`storage: stale uploads: ${String(error)}`));
  }, HOUR);
  timer.unref();
  return {
    async handle(request, response, url) {
      try {
        const identify = async (): Promise<Identity> =>
          isAdminSdk(request)
            ? ADMIN
            : options.resolveIdentity(request.headers.authorization, !isLocalProgram(request));
        const exchange = { request, response, url, identity: await identify(), identifyAgain: identify };
        // A link that somebody was given opens its object in whatever shows it: a picture in a page sends no header.
        if (exchange.identity.kind !== "admin" && !isOpenedByLink(context, request, url)) {
          await options.requireAppCheck?.(headerOf(request, APP_CHECK_HEADER));
        }
        if (await handleFirebaseApi(context, uploads, exchange)) return;
        if (await handleGcsApi(context, uploads, exchange)) return;
        throw notFound();
      } catch (error) {
        answerError(request, response, error, options.log);
        context.problems.failed(error);
      }
    },
    expireUploads,
    close: () => clearInterval(timer),
  };
}

async function finishRemovals({ database, files, removals }: StorageContext): Promise<void> {
  const done: Removal[] = [];
  for (const removal of removals.all()) {
    const { folder, id } = removal;
    const isGone = await (folder === OBJECTS_FOLDER ? files.removeObject(id) : files.removeUpload(id));
    if (isGone) done.push(removal);
  }
  if (done.length === 0) return;
  await files.sync();
  await database.transaction(() => removals.forget(done));
}

/**
 * The admin SDK's `getDownloadURL` asks the client protocol, without credentials in emulator mode. Its client library
 * names itself; a local program that lied about it would gain nothing, the JSON API being open to it as it is.
 */
function isAdminSdk(request: IncomingMessage): boolean {
  const client = headerOf(request, "x-goog-api-client") ?? "";
  return request.headers.authorization === undefined && client.includes(" gccl/") && isLocalProgram(request);
}

function createContext(options: StorageOptions): StorageContext {
  const { database, access, events, publicUrl, localUrl, now = Date.now, problems = NO_PROBLEMS } = options;
  const { folder, allowMissingObjects: allowMissing = false } = options;
  database.migrate("storage", STORAGE_MIGRATIONS);
  const objects = new ObjectStore(database.sqlite);
  const uploads = new UploadStore(database.sqlite);
  const removals = new Removals(database.sqlite);
  const staleBefore = now() - UPLOAD_LIFE;
  recoverFiles({ folder, objects, uploads, removals, problems, allowMissing, staleBefore });
  const files = new BlobFiles(folder);
  // A power cut can take a file that was new. Its client sends again what it is told to be missing; it must not write
  // behind a gap.
  for (const { id, received } of uploads.active()) {
    const size = files.uploadSize(id);
    if (size < received) uploads.progress(id, size, now());
  }
  return {
    database,
    objects,
    uploads,
    removals,
    files,
    damaged: new Set(),
    problems,
    access,
    events,
    publicUrl,
    localUrl,
    now,
  };
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: ((line: string) => void) | undefined,
): void {
  const isCut = request.destroyed && !request.complete;
  if (isCut || response.headersSent) {
    response.destroy();
    return;
  }
  let status = 500;
  let message = "Internal error.";
  if (error instanceof StorageError) ({ httpStatus: status, message } = error);
  else if (error instanceof RpcError) {
    status = error.httpCode;
    message = error.message;
  } else {
    log?.(`storage: ${request.method} ${request.url}: ${String(error)}`);
    // The SDKs try again after this.
    if (diskFault(error) !== null) [status, message] = [503, "Nothing can be stored at the moment."];
  }
  // A body that nobody will read must not be taken for the next request.
  const headers = request.complete ? {} : { connection: "close" };
  sendJson(response, status, { error: { code: status, message } }, headers);
  request.resume();
}
