import type { IncomingMessage } from "node:http";
import { isLoopbackAddress } from "../http/addresses.ts";
import { isLoopbackName, parseAuthority } from "../http/authority.ts";
import { isFromBrowser } from "../http/cors.ts";

/** Tells whether the request was addressed to this machine by a name that no page of another site can take. */
export function isAddressedToLoopback(request: Pick<IncomingMessage, "headers">): boolean {
  return isLoopbackName(parseAuthority(request.headers.host ?? "")?.name ?? "");
}

/** Headers that proxies add to the requests that they pass on. */
const PROXY_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/**
 * Tells whether a proxy passed the request on: it then comes from wherever the proxy's client is. nginx, as it comes,
 * adds nothing and names 127.0.0.1 as the host, but speaks HTTP/1.0, which the SDKs do not.
 */
export function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === "1.0" || PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Tells whether a program on this machine, not a web page, sent the request. The name check stops DNS rebinding: a page
 * of another site whose name has been pointed at 127.0.0.1 is same-origin to itself, sends no Origin with a GET and,
 * over plain HTTP, no Sec-Fetch-Site either.
 */
export function isLocalProgram(request: IncomingMessage): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress) &&
    isAddressedToLoopback(request) &&
    !isForwarded(request) &&
    !isFromBrowser(request)
  );
}
