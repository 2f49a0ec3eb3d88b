import { readBody } from "../../http/body.ts";
import { sendJson } from "../../http/respond.ts";
import { ADMIN } from "../../authentication/identity.ts";
import { parseResource } from "../store/attributes.ts";
import { parseRelated } from "./multipart.ts";
import { toGcsObject, type ObjectRecord } from "../store/objectRecord.ts";
import type { StorageContext } from "../operations/storageContext.ts";
import { StorageError } from "../store/storageError.ts";
import {
  bodyStream,
  conditionsOf,
  headerOf,
  METADATA_BODY_LIMIT,
  WHOLE_BODY_LIMIT,
  wholeNumber,
  type StorageExchange,
} from "./storageRequest.ts";
import type { UploadOperations } from "../operations/uploadOperations.ts";

const CONTENT_RANGE = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/;

/** Uploads of the JSON API: resumable, multipart, and plain media. */
export async function handleGcsUpload(
  context: StorageContext,
  uploads: UploadOperations,
  exchange: StorageExchange,
  bucket: string,
): Promise<void> {
  const { request, response, url } = exchange;
  const id = url.searchParams.get("upload_id");
  const type = url.searchParams.get("uploadType");
  if (id !== null) return continueUpload(context, uploads, exchange, bucket, id);
  if (type === "resumable") return startUpload(context, uploads, exchange, bucket);
  if (type !== "multipart" && type !== "media")
    throw new StorageError(400, "uploadType is not one that is known.");
  const body = await readBody(request, WHOLE_BODY_LIMIT);
  const contentType = request.headers["content-type"];
  const parts =
    type === "multipart"
      ? parseRelated(body, contentType)
      : { metadata: "", media: body, mediaType: contentType };
  const resource = parseResource(parts.metadata);
  const object = await uploads.whole(
    ADMIN,
    {
      bucket,
      name: url.searchParams.get("name") ?? resource.name ?? "",
      resource,
      mediaType: parts.mediaType,
      size: parts.media.length,
      conditions: conditionsOf(url),
    },
    [parts.media],
  );
  sendJson(response, 200, toGcsObject(object, context.publicUrl()));
}

async function startUpload(
  context: StorageContext,
  uploads: UploadOperations,
  { request, response, url }: StorageExchange,
  bucket: string,
): Promise<void> {
  const resource = parseResource((await readBody(request, METADATA_BODY_LIMIT)).toString("utf8"));
  const upload = await uploads.start(ADMIN, {
    bucket,
    name: url.searchParams.get("name") ?? resource.name ?? "",
    resource,
    mediaType: headerOf(request, "x-upload-content-type"),
    size: wholeNumber(headerOf(request, "x-upload-content-length"), "X-Upload-Content-Length") ?? null,
    conditions: conditionsOf(url),
  });
  const query = new URLSearchParams({ uploadType: "resumable", upload_id: upload.id });
  const location = `${context.publicUrl()}/upload/storage/v1/b/${encodeURIComponent(bucket)}/o?${query.toString()}`;
  response.writeHead(200, { location, "content-length": 0 }).end();
}

/** PUT of bytes or of a question (a Content-Range whose range is an asterisk); DELETE cancels. */
async function continueUpload(
  context: StorageContext,
  uploads: UploadOperations,
  { request, response }: StorageExchange,
  bucket: string,
  id: string,
): Promise<void> {
  uploads.find(ADMIN, id, bucket);
  if (request.method === "DELETE") {
    await uploads.cancel(id);
    // 499 is what Cloud Storage answers to a cancelled upload.
    response.writeHead(499, { "content-length": 0 }).end();
    return;
  }
  const header = headerOf(request, "content-range");
  const range = header === undefined ? null : CONTENT_RANGE.exec(header);
  if (header !== undefined && !range) throw new StorageError(400, "The Content-Range is malformed.");
  const [, start, end, total] = range ?? [];
  const isQuery = range !== null && start === undefined;
  if (!isQuery) await uploads.append(id, Number(start ?? 0), bodyStream(request));
  const state = await uploads.settled(id);
  const received = state?.received ?? 0;
  // Without a range, or with an open one, the body's end is the object's end.
  const isComplete = isQuery
    ? state?.state === "final" || Number(total) === received
    : end === undefined || end === "*" || Number(total) === received;
  if (isComplete) return sendObject(context, response, await uploads.finalize(ADMIN, id));
  response
    .writeHead(308, { ...(received > 0 ? { range: `bytes=0-${received - 1}` } : {}), "content-length": 0 })
    .end();
}

function sendObject(
  context: StorageContext,
  response: StorageExchange["response"],
  object: ObjectRecord,
): void {
  sendJson(response, 200, toGcsObject(object, context.publicUrl()));
}
