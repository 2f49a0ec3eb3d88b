import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readBody } from "../../http/body.ts";
import { sendJson } from "../../http/respond.ts";
import { parseResource } from "../store/attributes.ts";
import { handleFirebaseUpload } from "./firebaseUploads.ts";
import {
  authorize,
  deleteObject,
  updateMetadata,
  withDownloadToken,
} from "../operations/objectOperations.ts";
import { toFirebaseMetadata, type ObjectRecord } from "../store/objectRecord.ts";
import { sendMedia } from "./sendMedia.ts";
import type { StorageContext } from "../operations/storageContext.ts";
import { notFound, StorageError } from "../store/storageError.ts";
import { decodePath, METADATA_BODY_LIMIT, wholeNumber, type StorageExchange } from "./storageRequest.ts";
import type { UploadOperations } from "../operations/uploadOperations.ts";

const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/;
const PAGE = 1000;

/**
 * The protocol of the Firebase client SDKs.
 * @returns false when the path is not its own
 */
export async function handleFirebaseApi(
  context: StorageContext,
  uploads: UploadOperations,
  exchange: StorageExchange,
): Promise<boolean> {
  const { request, url } = exchange;
  const [, bucketPart, namePart] = PATH.exec(url.pathname) ?? [];
  if (bucketPart === undefined) return false;
  const bucket = decodePath(bucketPart);
  const name = namePart === undefined || namePart === "" ? null : decodePath(namePart);
  if (request.method === "POST") await handleFirebaseUpload(context, uploads, exchange, bucket, name);
  else if (name === null) {
    if (request.method !== "GET") throw new StorageError(405, "Method not allowed.");
    list(context, exchange, bucket);
  } else await handleObject(context, exchange, { bucket, name });
  return true;
}

async function handleObject(
  context: StorageContext,
  exchange: StorageExchange,
  place: { readonly bucket: string; readonly name: string },
): Promise<void> {
  const { request, response, identity } = exchange;
  switch (request.method) {
    case "GET":
    case "HEAD":
      return read(context, exchange, place);
    case "PATCH": {
      const input = parseResource((await readBody(request, METADATA_BODY_LIMIT)).toString("utf8"));
      const updated = await updateMetadata(context, identity, place, input);
      return sendJson(response, 200, toFirebaseMetadata(updated));
    }
    case "DELETE":
      await deleteObject(context, identity, place);
      response.writeHead(204).end();
      return;
    default:
      throw new StorageError(405, "Method not allowed.");
  }
}

/** Bytes or metadata. A download token opens the object without asking the rules, as shared URLs do in production. */
async function read(
  context: StorageContext,
  exchange: StorageExchange,
  place: { readonly bucket: string; readonly name: string },
): Promise<void> {
  const { request, response, url, identity } = exchange;
  const object = context.objects.get(place.bucket, place.name);
  if (!object || !opens(object, url.searchParams.get("token"))) {
    authorize(context, identity, "get", place, { before: object });
  }
  if (!object) throw notFound();
  if (url.searchParams.get("alt") === "media") await sendMedia(context, request, response, object);
  else sendJson(response, 200, toFirebaseMetadata(await withDownloadToken(context, object)));
}

/** Tells whether a request reads an object by its download URL, which opens it to whoever has it. */
export function isOpenedByLink(context: StorageContext, { method }: IncomingMessage, url: URL): boolean {
  const [, bucket = "", name = ""] = PATH.exec(url.pathname) ?? [];
  const token = url.searchParams.get("token");
  if (token === null || name === "" || (method !== "GET" && method !== "HEAD")) return false;
  const object = context.objects.get(decodePath(bucket), decodePath(name));
  return object !== null && opens(object, token);
}

function opens(object: ObjectRecord, token: string | null): boolean {
  const given = Buffer.from(token ?? "");
  return object.downloadTokens.some((known) => {
    const expected = Buffer.from(known);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** The objects and folders of one folder: what lies deeper, other rules may keep to themselves. */
function list(context: StorageContext, { response, url, identity }: StorageExchange, bucket: string): void {
  const query = url.searchParams;
  const prefix = query.get("prefix") ?? "";
  const folder = prefix.slice(0, Math.max(prefix.lastIndexOf("/"), 0));
  authorize(context, identity, "list", { bucket, name: folder }, { before: null });
  if (identity.kind !== "admin" && query.get("delimiter") !== "/") {
    throw new StorageError(400, "A client lists one folder at a time: the delimiter must be a slash.");
  }
  const limit = Math.min(Math.max(wholeNumber(query.get("maxResults"), "maxResults") ?? PAGE, 1), PAGE);
  const page = context.objects.list(
    bucket,
    prefix,
    query.get("delimiter") ?? "",
    query.get("pageToken") ?? "",
    limit,
  );
  sendJson(response, 200, {
    prefixes: page.prefixes,
    items: page.objects.map((object) => ({ name: object.name, bucket: object.bucket })),
    ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
  });
}
