/** Describes what the service worker does for a request; it leaves all others alone. */
export type RequestKind =
  /** A file whose name changes with its content: what was kept of it is what it is. */
  | "file"
  /** A page of the application, which is one document: what is kept of it stands in where the network does not answer. */
  | "page"
  /** The configuration, without which no page starts. */
  | "configuration";

/** Describes what is asked of a request. */
export interface AskedFor {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
}

/** Holds what a page is made of. What it fetches for itself, a model of the photo guide for instance, is not kept. */
const PARTS = new Set(["script", "style", "font", "image", "worker"]);

/** Place where Firebase Hosting has the project's configuration. */
export const CONFIGURATION = "/__/firebase/init.json";

/** Place where something other than the application answers: Hosting's own addresses, and functions behind two of ours. */
const OTHERS = /^\/(?:__\/|demo\/|(?:phone-photo|legal\.json)$)/u;

/**
 * Tells whether a request is one of the application's own files or pages. Of other origins, Firestore, Storage and the functions
 * among them, nothing is answered, kept or even looked at.
 * @param origin of the application
 */
export function requestKind(
  { url, method, mode, destination }: AskedFor,
  origin: string,
): RequestKind | null {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return null;
  if (address.pathname === CONFIGURATION) return mode === "navigate" ? null : "configuration";
  if (isFile(address.pathname)) return PARTS.has(destination) ? "file" : null;
  return mode === "navigate" && !OTHERS.test(address.pathname) ? "page" : null;
}

/** Tells whether a path is that of a file whose name changes with its content. */
export function isFile(path: string): boolean {
  return path.startsWith("/assets/");
}

/** The files that a page names in its head. */
export function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(?<path>\/assets\/[^"]+)"/gu)].flatMap(
    ({ groups }) => groups?.["path"] ?? [],
  );
}

/**
 * A page without its preloads of code. Chromium uses none of what is preloaded in a page that a worker answers for, loads it
 * again and says so; the files are kept here, and come as soon as they are asked for.
 */
export function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/gu, "");
}
