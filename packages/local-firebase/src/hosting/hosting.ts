import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, matchesGlob, normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { sendJson } from "../http/respond.ts";
import type { HostingConfig } from "./hostingConfig.ts";
import { contentTypeOf } from "./contentType.ts";

export interface HostingOptions {
  /** `null`: nothing but the reserved addresses is served. `public` is an absolute path. */
  readonly config: HostingConfig | null;
  /** Body of Firebase Hosting's reserved address `/__/firebase/init.json`. */
  readonly initJson: () => unknown;
}

interface Found {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly modified: string;
}

/** Serves a site the way Firebase Hosting does: files first, then rewrites, with the configured headers. */
export function createHosting(options: HostingOptions) {
  const { config } = options;

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, 405, "Method not allowed.");
    if (url.pathname === "/__/firebase/init.json") {
      return sendJson(response, 200, options.initJson(), { "cache-control": "no-store" });
    }
    const path = decodePath(url.pathname);
    if (config === null || path === null) return sendText(response, 404, "Not found.");
    for (const { source, headers } of config.headers) {
      if (matches(path, source)) for (const { key, value } of headers) response.setHeader(key, value);
    }
    const redirect = config.redirects.find(({ source }) => matches(path, source));
    if (redirect !== undefined) {
      response.writeHead(redirect.type, { location: redirect.destination }).end();
      return;
    }
    const file = (await findFile(config, path)) ?? (await findRewrite(config, path));
    if (file === null) return sendText(response, 404, "Not found.");
    await sendFile(request, response, file);
  };
}

/** The path with its escapes resolved, or `null` when it is none or climbs out of the site. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.includes("\\") || path.split("/").includes("..") ? null : path;
  } catch {
    return null;
  }
}

function matches(path: string, glob: string): boolean {
  return matchesGlob(path.replace(/^\/+/, ""), glob.replace(/^\/+/, ""));
}

async function findFile(config: HostingConfig, path: string): Promise<Found | null> {
  // `**` does not match names that start with a dot; `**/.*` in `ignore` is there for the deployment.
  if (path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known")) return null;
  if (config.ignore.some((glob) => matches(path, glob))) return null;
  const names = path.endsWith("/") ? [`${path}index.html`] : [path];
  if (config.cleanUrls && extname(path) === "") names.push(`${path}.html`);
  for (const name of names) {
    const file = normalize(join(config.public, name));
    if (!file.startsWith(config.public + sep)) continue;
    const info = await stat(file).catch(() => null);
    if (info?.isFile()) {
      const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
      return { path: file, size: info.size, etag, modified: info.mtime.toUTCString() };
    }
  }
  return null;
}

async function findRewrite(config: HostingConfig, path: string): Promise<Found | null> {
  const rewrite = config.rewrites.find(({ source }) => matches(path, source));
  return rewrite?.destination === undefined ? null : findFile(config, rewrite.destination);
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: Found): Promise<void> {
  response.setHeader("etag", file.etag);
  response.setHeader("last-modified", file.modified);
  // Firebase Hosting's default is an hour; here a page must show the build that has just been made.
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-cache");
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { "content-type": contentTypeOf(file.path), "content-length": file.size });
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file.path), response);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
