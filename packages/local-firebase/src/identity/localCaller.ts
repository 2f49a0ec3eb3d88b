import type { IncomingMessage } from "node:http";
import { isFromBrowser } from "../http/cors.ts";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the request was addressed to this machine by a name that no page of another site can take. */
export function isAddressedToLoopback(request: IncomingMessage): boolean {
  return LOOPBACK_NAMES.has((request.headers.host ?? "").replace(/:\d+$/, ""));
}

/**
 * Whether a program on this machine, not a web page, sent the request. The name check stops DNS rebinding: a page
 * of another site whose name has been pointed at 127.0.0.1 is same-origin to itself, sends no Origin with a GET and,
 * over plain HTTP, no Sec-Fetch-Site either.
 */
export function isLocalProgram(request: IncomingMessage): boolean {
  return !isFromBrowser(request) && isAddressedToLoopback(request);
}
