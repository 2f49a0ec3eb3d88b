import type { OutgoingHttpHeaders } from "node:http";
import { readBody } from "../../http/body.ts";
import { sendJson } from "../../http/respond.ts";
import { parseResource } from "../store/attributes.ts";
import { parseRelated } from "./multipart.ts";
import { toFirebaseMetadata } from "../store/objectRecord.ts";
import type { StorageContext } from "../operations/storageContext.ts";
import { StorageError } from "../store/storageError.ts";
import {
  bodyStream,
  headerOf,
  METADATA_BODY_LIMIT,
  WHOLE_BODY_LIMIT,
  wholeNumber,
  type StorageExchange,
} from "./storageRequest.ts";
import type { UploadOperations } from "../operations/uploadOperations.ts";
import type { Upload } from "../store/uploadStore.ts";

/** Chunks should be multiples of this, bytes. */
const GRANULARITY = 262_144;

/** POST of the Firebase protocol: multipart, or a step of a resumable upload. */
export async function handleFirebaseUpload(
  context: StorageContext,
  uploads: UploadOperations,
  exchange: StorageExchange,
  bucket: string,
  namePart: string | null,
): Promise<void> {
  const { request, url } = exchange;
  const uploadId = url.searchParams.get("upload_id");
  const protocol = headerOf(request, "x-goog-upload-protocol");
  const name = namePart ?? url.searchParams.get("name");
  if (uploadId !== null) await continueUpload(uploads, exchange, bucket, uploadId);
  else if (protocol === "resumable") await startUpload(context, uploads, exchange, bucket, name);
  else if (protocol === "multipart") await uploadRelated(uploads, exchange, bucket, name);
  else throw new StorageError(400, "X-Goog-Upload-Protocol is neither resumable nor multipart.");
}

async function startUpload(
  context: StorageContext,
  uploads: UploadOperations,
  { request, response, identity }: StorageExchange,
  bucket: string,
  name: string | null,
): Promise<void> {
  const resource = parseResource((await readBody(request, METADATA_BODY_LIMIT)).toString("utf8"));
  const upload = await uploads.start(identity, {
    bucket,
    name: name ?? resource.name ?? "",
    resource,
    mediaType: headerOf(request, "x-goog-upload-header-content-type"),
    size: wholeNumber(headerOf(request, "x-goog-upload-header-content-length"), "The content length") ?? null,
  });
  const query = new URLSearchParams({
    name: upload.name,
    upload_id: upload.id,
    upload_protocol: "resumable",
  });
  const uploadUrl = `${context.publicUrl()}/v0/b/${encodeURIComponent(bucket)}/o?${query.toString()}`;
  sendEmpty(response, {
    "x-goog-upload-status": "active",
    "x-goog-upload-url": uploadUrl,
    "x-goog-upload-control-url": uploadUrl,
    "x-goog-upload-chunk-granularity": String(GRANULARITY),
  });
}

async function continueUpload(
  uploads: UploadOperations,
  { request, response, identity, identifyAgain }: StorageExchange,
  bucket: string,
  id: string,
): Promise<void> {
  uploads.find(identity, id, bucket);
  const commands = (headerOf(request, "x-goog-upload-command") ?? "")
    .split(",")
    .map((command) => command.trim());
  if (commands.includes("query")) return sendEmpty(response, stateHeaders(await uploads.settled(id)));
  if (commands.includes("cancel")) {
    await uploads.cancel(id);
    return sendEmpty(response, stateHeaders(await uploads.settled(id)));
  }
  if (commands.includes("upload")) {
    const offset = wholeNumber(headerOf(request, "x-goog-upload-offset"), "X-Goog-Upload-Offset") ?? 0;
    await uploads.append(id, offset, bodyStream(request));
  }
  if (commands.includes("finalize")) {
    const object = await uploads.finalize(await identifyAgain(), id);
    return sendJson(response, 200, toFirebaseMetadata(object), { "x-goog-upload-status": "final" });
  }
  if (!commands.includes("upload"))
    throw new StorageError(400, "X-Goog-Upload-Command is not one that is known.");
  sendEmpty(response, stateHeaders(await uploads.settled(id)));
}

async function uploadRelated(
  uploads: UploadOperations,
  { request, response, identifyAgain }: StorageExchange,
  bucket: string,
  name: string | null,
): Promise<void> {
  const body = await readBody(request, WHOLE_BODY_LIMIT);
  const identity = await identifyAgain();
  const { metadata, media, mediaType } = parseRelated(body, request.headers["content-type"]);
  const resource = parseResource(metadata);
  const object = await uploads.whole(
    identity,
    { bucket, name: name ?? resource.name ?? "", resource, mediaType, size: media.length },
    [media],
  );
  sendJson(response, 200, toFirebaseMetadata(object), { "x-goog-upload-status": "final" });
}

function stateHeaders(upload: Upload | null): OutgoingHttpHeaders {
  return {
    "x-goog-upload-status": upload?.state ?? "cancelled",
    "x-goog-upload-size-received": String(upload?.received ?? 0),
    "x-goog-upload-chunk-granularity": String(GRANULARITY),
  };
}

function sendEmpty(response: StorageExchange["response"], headers: OutgoingHttpHeaders): void {
  response.writeHead(200, { ...headers, "content-length": 0 }).end();
}
