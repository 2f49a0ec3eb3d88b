import type { IncomingMessage } from "node:http";
import { isLoopbackAddress } from "../http/addresses.ts";
import { isForwarded } from "./localCaller.ts";

/** Source of a request, as far as can be told: those of one source share what is bounded per source. */
export interface RequestSource {
  readonly key: string;
  /** True when a page or a program of this machine sent it. */
  readonly isLocal: boolean;
}

/**
 * On this machine a page is told from another one, and from programs, by its origin, which no page can choose. A
 * program can; but programs of this machine may act as the owner anyway. Of another machine only the address counts,
 * and behind a proxy the one that the proxy has added last: what stands before it was the client's to write.
 */
export function rateLimitKeyOf(request: IncomingMessage): RequestSource {
  const { remoteAddress } = request.socket;
  if (!isLoopbackAddress(remoteAddress)) return { key: `from ${remoteAddress ?? "nowhere"}`, isLocal: false };
  if (isForwarded(request)) {
    const passed = [request.headers["x-forwarded-for"] ?? []].flat().at(-1);
    return { key: `through ${passed?.split(",").at(-1)?.trim() ?? "a proxy"}`, isLocal: false };
  }
  const { origin, authorization } = request.headers;
  return { key: `local ${origin ?? (authorization === undefined ? "program" : "owner")}`, isLocal: true };
}
