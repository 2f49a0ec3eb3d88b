import type { IncomingMessage, ServerResponse } from "node:http";

/*
 * What the pages of admitted origins may read. Requests of any other origin do not come this far (`OriginGuard`), and are
 * refused without a word of CORS.
 */

const exposed = [
  "x-http-session-id",
  "x-client-wire-protocol",
  "x-goog-upload-status",
  "x-goog-upload-url",
  "x-goog-upload-control-url",
  "x-goog-upload-size-received",
  "x-goog-upload-command",
  "x-goog-upload-chunk-granularity",
  "x-goog-hash",
  "etag",
  "content-range",
  "content-length",
  "location",
].join(",");

/** Tells whether a browser sent the request: pages cannot leave these headers out. */
export function isFromBrowser(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined || request.headers["sec-fetch-site"] !== undefined;
}

/** Lets a page on another port read the answer. The origin is echoed, never `*`: WebChannel sends credentials. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin;
  response.setHeader("vary", "Origin");
  // A page that hides its origin cannot be answered: `null` would be everybody who does.
  if (origin === undefined || origin === "null") return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", exposed);
}

/**
 * Answers CORS for a page on another port.
 * @returns true when the request was a preflight and has been answered.
 */
export function handleCors(request: IncomingMessage, response: ServerResponse): boolean {
  allowOrigin(request, response);
  if (request.method !== "OPTIONS" || request.headers["access-control-request-method"] === undefined)
    return false;
  response.writeHead(204, {
    "access-control-allow-methods": "GET,POST,PUT,PATCH,DELETE,OPTIONS",
    "access-control-allow-headers":
      request.headers["access-control-request-headers"] ?? "authorization,content-type",
    "access-control-max-age": "3600",
    ...(request.headers["access-control-request-private-network"] === "true"
      ? { "access-control-allow-private-network": "true" }
      : {}),
  });
  response.end();
  return true;
}
