import { readBody } from "../../http/body.ts";
import { sendJson } from "../../http/respond.ts";
import { ADMIN } from "../../authentication/identity.ts";
import { isLocalProgram } from "../../authentication/localCaller.ts";
import { parseResource, TOKENS_KEY } from "../store/attributes.ts";
import { handleGcsUpload } from "./gcsUploads.ts";
import {
  checkConditions,
  deleteObject,
  requireObject,
  updateMetadata,
} from "../operations/objectOperations.ts";
import { toGcsObject } from "../store/objectRecord.ts";
import { openObject, readObject } from "../operations/readObject.ts";
import { sendMedia } from "./sendMedia.ts";
import type { StorageContext } from "../operations/storageContext.ts";
import { notFound, StorageError } from "../store/storageError.ts";
import {
  conditionsOf,
  decodePath,
  METADATA_BODY_LIMIT,
  wholeNumber,
  type StorageExchange,
} from "./storageRequest.ts";
import type { UploadOperations } from "../operations/uploadOperations.ts";

const BUCKET = /^(?:\/storage\/v1)?\/b\/([^/]+)$/;
const OBJECTS = /^(?:\/(?:download\/)?storage\/v1)?\/b\/([^/]+)\/o(?:\/([^/]+))?$/;
const COPY = /^(?:\/storage\/v1)?\/b\/([^/]+)\/o\/([^/]+)\/(copyTo|rewriteTo)\/b\/([^/]+)\/o\/([^/]+)$/;
const UPLOAD = /^\/(?:resumable\/)?upload\/storage\/v1\/b\/([^/]+)\/o$/;
/** The rest of the API: buckets, access lists, notifications, compositions, batches. */
const OTHERS = /^(?:(?:\/(?:upload|download))?\/storage\/v1)?\/(?:b(?:\/|$)|batch)|^\/batch\/storage\//;
const PAGE = 1000;
/** Parameters of a list that would change what is in it. */
const LIST_OPTIONS = ["endOffset", "matchGlob", "softDeleted", "startOffset", "versions"];

/**
 * The Cloud Storage JSON API, as the admin SDK speaks it. It carries no credentials in emulator mode, so whoever
 * reaches it is root: web pages are refused.
 * @returns false when the path is not its own
 */
export async function handleGcsApi(
  context: StorageContext,
  uploads: UploadOperations,
  exchange: StorageExchange,
): Promise<boolean> {
  const { request, response, url } = exchange;
  const path = url.pathname;
  const route = [BUCKET, OBJECTS, COPY, UPLOAD].find((pattern) => pattern.test(path));
  const parts = (route?.exec(path) ?? [])
    .slice(1)
    .map((part) => (part === undefined ? "" : decodePath(part)));
  const [bucket = "", name = ""] = parts;
  if (!route && !OTHERS.test(path)) return false;
  if (!isLocalProgram(request))
    throw new StorageError(403, "The Cloud Storage API is not open to web pages.");
  const method = request.method ?? "GET";
  refusePublic(url);
  if (route === UPLOAD) await handleGcsUpload(context, uploads, exchange, bucket);
  else if (route === COPY && method === "POST") await copy(context, uploads, exchange, parts);
  else if (route === BUCKET && method === "GET") sendJson(response, 200, bucketResource(context, bucket));
  else if (route === OBJECTS && name === "" && method === "GET") list(context, exchange, bucket);
  else if (route === OBJECTS && name !== "") await handleObject(context, exchange, { bucket, name });
  else if (/\/(?:acl|defaultObjectAcl|iam)(?:\/|$)/.test(path)) throw new StorageError(400, NO_ACCESS_LISTS);
  else throw new StorageError(400, `${method} ${path} is not offered.`);
  return true;
}

const NO_ACCESS_LISTS =
  "Access lists are not offered: the rules and download URLs say who may read an object.";

/** An upload or change that would make an object public must not look as if it had. */
function refusePublic(url: URL): void {
  if (/public|authenticated/i.test(url.searchParams.get("predefinedAcl") ?? "")) {
    throw new StorageError(400, NO_ACCESS_LISTS);
  }
}

async function handleObject(
  context: StorageContext,
  { request, response, url }: StorageExchange,
  place: { readonly bucket: string; readonly name: string },
): Promise<void> {
  const generation = wholeNumber(url.searchParams.get("generation"), "generation");
  if (generation !== undefined && context.objects.get(place.bucket, place.name)?.generation !== generation) {
    throw notFound(`No such object: ${place.bucket}/${place.name}#${generation}`);
  }
  switch (request.method) {
    case "GET":
    case "HEAD": {
      const object = requireObject(context, place.bucket, place.name);
      checkConditions(object, conditionsOf(url));
      const wantsBytes = url.searchParams.get("alt") === "media" || url.pathname.startsWith("/download/");
      if (wantsBytes) return sendMedia(context, request, response, object);
      return sendJson(response, 200, toGcsObject(object, context.publicUrl()));
    }
    case "PATCH": {
      const input = parseResource((await readBody(request, METADATA_BODY_LIMIT)).toString("utf8"));
      const updated = await updateMetadata(context, ADMIN, place, input, conditionsOf(url));
      return sendJson(response, 200, toGcsObject(updated, context.publicUrl()));
    }
    case "DELETE":
      await deleteObject(context, ADMIN, place, conditionsOf(url));
      response.writeHead(204).end();
      return;
    default:
      throw new StorageError(405, `${request.method} of an object is not offered.`);
  }
}

function list(context: StorageContext, { response, url }: StorageExchange, bucket: string): void {
  const query = url.searchParams;
  const option = LIST_OPTIONS.find((name) => !["", "false"].includes(query.get(name) ?? ""));
  if (option !== undefined) throw new StorageError(400, `Lists with ${option} are not offered.`);
  const limit = Math.min(Math.max(wholeNumber(query.get("maxResults"), "maxResults") ?? PAGE, 1), PAGE);
  const page = context.objects.list(
    bucket,
    query.get("prefix") ?? "",
    query.get("delimiter") ?? "",
    query.get("pageToken") ?? "",
    limit,
  );
  sendJson(response, 200, {
    kind: "storage#objects",
    prefixes: page.prefixes,
    items: page.objects.map((object) => toGcsObject(object, context.publicUrl())),
    ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
  });
}

/** Copies bytes and metadata in one step: `copyTo`, and `rewriteTo` which may answer in several but need not. */
async function copy(
  context: StorageContext,
  uploads: UploadOperations,
  { request, response, url }: StorageExchange,
  [bucket = "", name = "", verb = "", toBucket = "", toName = ""]: readonly string[],
): Promise<void> {
  const changes = parseResource((await readBody(request, METADATA_BODY_LIMIT)).toString("utf8"));
  const source = requireObject(context, bucket, name);
  const tokens = source.downloadTokens.length > 0 ? { [TOKENS_KEY]: source.downloadTokens.join(",") } : {};
  const metadata = changes.metadata ?? { ...source.attributes.metadata, ...tokens };
  const target = {
    bucket: toBucket,
    name: toName,
    resource: { ...source.attributes, ...changes, metadata },
    size: source.size,
    conditions: conditionsOf(url),
  };
  const file = await openObject(context, source);
  const bytes = readObject(context, source, file, { start: 0, end: source.size - 1 });
  const object = await uploads.whole(ADMIN, target, bytes).finally(() => bytes.destroy());
  const resource = toGcsObject(object, context.publicUrl());
  if (verb === "copyTo") return sendJson(response, 200, resource);
  const size = String(object.size);
  sendJson(response, 200, {
    kind: "storage#rewriteResponse",
    totalBytesRewritten: size,
    objectSize: size,
    done: true,
    resource,
  });
}

function bucketResource(context: StorageContext, bucket: string): unknown {
  return {
    kind: "storage#bucket",
    id: bucket,
    name: bucket,
    selfLink: `${context.publicUrl()}/storage/v1/b/${encodeURIComponent(bucket)}`,
    storageClass: "STANDARD",
  };
}
