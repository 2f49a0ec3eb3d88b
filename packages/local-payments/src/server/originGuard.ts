import type { IncomingMessage } from "node:http";

/** `localhost` or an address of 127.0.0.0/8 or `[::1]`, with or without a port. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu;

/**
 * Middleware that tells whether a request may be answered at all. A browser sends requests here for any site that it shows: `Host` is
 * the name under which it reached this machine (a site may point a name of its own at 127.0.0.1), `Origin` and
 * `Sec-Fetch-Site` the page that asks. Links from anywhere to a page may be followed; forms come from our own pages.
 */
export function isOriginAllowed({ method, headers, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct["host"] ?? [];
  const [host = ""] = hosts;
  if (hosts.length !== 1 || !LOOPBACK.test(host)) return false;
  const site = headers["sec-fetch-site"];
  const isRead = method === "GET" || method === "HEAD";
  if (isRead) {
    const isOwn = site === undefined || site === "none" || site === "same-origin" || site === "same-site";
    return isOwn || headers["sec-fetch-mode"] === "navigate";
  }
  // Programs send neither; a browser sends one or the other with every form.
  const { origin } = headers;
  if (origin !== undefined) return origin === `http://${host}`;
  return site === undefined || site === "same-origin";
}
