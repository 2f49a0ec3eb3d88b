import type { IncomingMessage } from "node:http";

/**
 * Tells whether the client has the file already (RFC 9110, section 13.2.2).
 * @param version of the file: an entity tag of it is the version, or the version and an encoding behind a tilde
 */
export function isNotModified(request: IncomingMessage, version: string, modified: Date): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = request.headers;
  if (tags !== undefined) {
    return tags.split(",").some((tag) => tag.trim() === "*" || versionOf(tag) === version);
  }
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

/** Tells whether a part of the file fits what the client has: it may say which version that was (section 13.1.5). */
export function matchesIfRange(request: IncomingMessage, version: string, modified: Date): boolean {
  const condition = request.headers["if-range"];
  if (typeof condition !== "string") return true;
  return condition.includes('"')
    ? condition.trim() === `"${version}"`
    : Date.parse(condition) === Math.floor(modified.getTime() / 1000) * 1000;
}

function versionOf(tag: string): string | undefined {
  return /^\s*(?:W\/)?"([^"~]*)(?:~\w+)?"\s*$/.exec(tag)?.[1];
}
