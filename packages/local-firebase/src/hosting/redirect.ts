import type { Site } from "./site.ts";

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

/**
 * Finds the address that a configured redirect leads to, `null` when none is for the path.
 * @param path decoded
 * @param search the request's query with its question mark, kept behind the destination's own
 */
export function findRedirect(site: Pick<Site, "redirects">, path: string, search: string): Redirect | null {
  for (const { pattern, destination, type } of site.redirects) {
    const captured = pattern.match(path);
    const location = captured && fillIn(destination, captured);
    if (location !== null) return { status: type, location: withSearch(encodeRest(location), search) };
  }
  return null;
}

/** A redirect to another path of the site. */
export function redirectTo(path: string, search: string): Redirect {
  // Two slashes at the front would name another host.
  const target = encodeURI(path.replaceAll(/\/{2,}/g, "/")) || "/";
  return { status: 301, location: withSearch(target, search) };
}

/** `:name`, `:name*` or `:name?` as a segment; the last is no query only where the segment ends behind it. */
const TOKEN = /(^|\/):(\w+)(\*|\?(?=\/|$))?/g;

/** Puts what was captured where a destination names it behind a slash; `null` when it names something else. */
function fillIn(destination: string, captured: ReadonlyMap<string, string>): string | null {
  let isComplete = true;
  const filled = destination.replaceAll(TOKEN, (_all, slash: string, name: string, count?: string) => {
    const value = captured.get(name);
    if (value === undefined && count === undefined) isComplete = false;
    if (value === undefined) return "";
    const segments = value.replace(/^\/+/, "").split("/");
    return slash + segments.map((segment) => encodeURIComponent(segment)).join("/");
  });
  return isComplete ? filled || "/" : null;
}

/** Encodes what no header may contain, and leaves escapes as they are. */
function encodeRest(location: string): string {
  return encodeURI(location).replaceAll("%25", "%");
}

function withSearch(location: string, search: string): string {
  return location.includes("?") ? location + search.replace("?", "&") : location + search;
}
