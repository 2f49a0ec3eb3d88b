import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified, matchesIfRange } from "../http/conditionalRequest.ts";
import { parseRange } from "../http/range.ts";
import { sendStream } from "../http/sendStream.ts";
import { contentTypeOf } from "./contentType.ts";
import { chooseEncoding, createEncoder, isCompressible } from "./encoding.ts";
import type { SiteFile } from "./siteFiles.ts";

/** Sends a file, or the part of it that is asked for, compressed where it helps; nothing to who has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Promise<void> {
  const { path, size, version, modified } = file;
  const type = contentTypeOf(path);
  const part = matchesIfRange(request, version, modified) ? parseRange(request.headers.range, size) : null;
  const encoding = part === null ? chooseEncoding(singleHeader(request), type, size) : null;
  if (isCompressible(type)) response.appendHeader("vary", "Accept-Encoding");
  // Two encodings of a file are not the same bytes, and so not the same tag.
  response.setHeader("etag", encoding === null ? `"${version}"` : `"${version}~${encoding}"`);
  response.setHeader("last-modified", modified.toUTCString());
  // Firebase Hosting's own default: what the configuration forgets is as stale here as it is there.
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "max-age=3600");
  if (isNotModified(request, version, modified)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("accept-ranges", "bytes");
  if (part === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end();
    return;
  }
  if (!response.hasHeader("content-type")) response.setHeader("content-type", type);
  if (encoding !== null) response.writeHead(200, { "content-encoding": encoding });
  else if (part === null) response.writeHead(200, { "content-length": size });
  else {
    const { start, end } = part;
    const headers = { "content-range": `bytes ${start}-${end}/${size}`, "content-length": end - start + 1 };
    response.writeHead(206, headers);
  }
  if (request.method === "HEAD" || size === 0) return void response.end();
  // Not beyond the length that is announced: a build may be writing the file.
  const bytes = createReadStream(path, part ?? { start: 0, end: size - 1 });
  await sendStream(response, bytes, ...(encoding === null ? [] : [createEncoder(encoding)]));
}

/** The page that says that there is none, with its status. */
export async function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  page: SiteFile | null,
): Promise<void> {
  // A rule may let browsers keep what lies there: not that nothing does.
  response.setHeader("cache-control", "no-cache");
  if (page === null) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found.\n");
    return;
  }
  response.writeHead(404, { "content-type": contentTypeOf(page.path), "content-length": page.size });
  if (request.method === "HEAD" || page.size === 0) response.end();
  else await sendStream(response, createReadStream(page.path, { end: page.size - 1 }));
}

function singleHeader(request: IncomingMessage): string | undefined {
  const value = request.headers["accept-encoding"];
  return Array.isArray(value) ? value.join(",") : value;
}
