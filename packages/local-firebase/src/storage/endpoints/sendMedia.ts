import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified, matchesIfRange } from "../../http/conditionalRequest.ts";
import { parseRange } from "../../http/range.ts";
import { sendStream } from "../../http/sendStream.ts";
import { dispositionOf, entityTag, type ObjectRecord } from "../store/objectRecord.ts";
import { openObject, readObject } from "../operations/readObject.ts";
import type { StorageContext } from "../operations/storageContext.ts";

/**
 * Sends an object's bytes: whole, or the one range asked for (RFC 9110, section 14).
 * @throws StorageError 410 when they are not there or cannot be read; found damaged only later, the answer is cut off
 */
export async function sendMedia(
  context: StorageContext,
  request: IncomingMessage,
  response: ServerResponse,
  object: ObjectRecord,
): Promise<void> {
  const version = entityTag(object);
  const modified = new Date(object.updated / 1000);
  const { contentType, contentEncoding, contentLanguage, cacheControl } = object.attributes;
  const headers = {
    "content-type": headerText(contentType),
    "content-disposition": headerText(dispositionOf(object)),
    "cache-control": headerText(cacheControl ?? "private, max-age=0"),
    ...(contentEncoding === undefined ? {} : { "content-encoding": headerText(contentEncoding) }),
    ...(contentLanguage === undefined ? {} : { "content-language": headerText(contentLanguage) }),
    etag: `"${version}"`,
    "last-modified": modified.toUTCString(),
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "x-goog-generation": String(object.generation),
    "x-goog-metageneration": String(object.metageneration),
    "x-goog-stored-content-length": String(object.size),
    "x-goog-stored-content-encoding": headerText(contentEncoding ?? "identity"),
  };
  if (isNotModified(request, version, modified)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isPart = matchesIfRange(request, version, modified);
  const range = isPart ? parseRange(request.headers.range, object.size) : null;
  if (range === "unsatisfiable") {
    response.writeHead(416, { ...headers, "content-range": `bytes */${object.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  const file = await openObject(context, object, start);
  try {
    response.writeHead(range ? 206 : 200, {
      ...headers,
      "content-length": end - start + 1,
      ...(range
        ? { "content-range": `bytes ${start}-${end}/${object.size}` }
        : { "x-goog-hash": `crc32c=${object.crc32c},md5=${object.md5Hash}` }),
    });
    if (request.method === "HEAD" || object.size === 0) response.end();
    else await sendStream(response, readObject(context, object, file, { start, end }));
  } finally {
    await file.close();
  }
}

/** The UTF-8 bytes of a text, in the form in which Node takes bytes of a header: it refuses other characters. */
function headerText(text: string): string {
  return Buffer.from(text).toString("latin1");
}
