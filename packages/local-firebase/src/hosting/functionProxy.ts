import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream/promises";
import { RpcError } from "../rpc/status.ts";

/** Headers of one connection, which say nothing on the next (RFC 9110, section 7.6.1). */
const OF_THE_CONNECTION = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/** Headers that the edge has answered about other origins: a function behind a rewrite decides that itself. */
const OF_THE_EDGE = [
  "access-control-allow-origin",
  "access-control-allow-credentials",
  "access-control-expose-headers",
  "vary",
];

/**
 * Hands a request to a function, as a rewrite of Hosting does: with the site's own path, and of the cookies only
 * `__session`. The Host header stays the page's: what a function may believe of its caller hangs on it.
 * @param address origin and path of the function
 * @param patience how long the function may take until it answers, milliseconds
 * @throws RpcError UNAVAILABLE, DEADLINE_EXCEEDED
 */
export async function passToFunction(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  address: string,
  patience: number,
): Promise<void> {
  const target = new URL(address);
  const upstream = httpRequest({
    hostname: target.hostname,
    port: target.port,
    method: request.method,
    path: target.pathname + url.pathname + url.search,
    headers: requestHeaders(request),
  });
  response.once("close", () => upstream.destroy());
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once("response", resolve);
    upstream.once("error", reject);
  });
  // A function may answer before it has read everything; then the rest is nobody's.
  pipeline(request, upstream).catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    upstream.destroy(new Error("late"));
  }, patience);
  let message: IncomingMessage;
  try {
    message = await answer;
  } catch {
    if (isLate)
      throw new RpcError("DEADLINE_EXCEEDED", `The function took longer than ${patience / 1000} s.`);
    throw new RpcError("UNAVAILABLE", "The function cannot be reached at the moment.");
  } finally {
    clearTimeout(timer);
  }
  for (const name of OF_THE_EDGE) response.removeHeader(name);
  // Without a word of the function, no cache on the way may keep its answer.
  if (message.headers["cache-control"] !== undefined) response.removeHeader("cache-control");
  else response.setHeader("cache-control", "private");
  response.writeHead(message.statusCode ?? 502, passedOn(message.headers));
  await pipeline(message, response);
}

function requestHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const headers = passedOn(request.headers);
  const session = (headers.cookie ?? "").split(/;\s*/).find((cookie) => cookie.startsWith("__session="));
  delete headers.cookie;
  return {
    ...headers,
    ...(session === undefined ? {} : { cookie: session }),
    "x-forwarded-host": headers.host,
    "x-forwarded-for": request.socket.remoteAddress,
    "x-forwarded-proto": "http",
  };
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
}
