import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "../http/respond.ts";
import { allowServices, isPolicyHeader, type ServiceOrigins } from "./contentSecurityPolicy.ts";
import { passToFunction } from "./functionProxy.ts";
import type { HostingConfig } from "./hostingConfig.ts";
import { findRedirect, type Redirect } from "./redirect.ts";
import { compileSite, type Site } from "./site.ts";
import { sendFile, sendMissing } from "./sendFile.ts";
import { decodePath, findFile, findPage, type SiteFile } from "./siteFiles.ts";

export interface HostingOptions {
  /** `null`: nothing but the reserved addresses is served. `public` is an absolute path. */
  readonly config: HostingConfig | null;
  /** Body of Firebase Hosting's reserved address `/__/firebase/init.json`. */
  readonly initJson: () => unknown;
  /**
   * Origins of the other services, which a configured content security policy is to allow. Default: it stays as it is
   */
  readonly serviceOrigins?: () => ServiceOrigins;
  /**
   * Origin and path of a function for rewrites, `null` when there is none of that name.
   * @param region `null`: whichever has it
   */
  readonly locateFunction?: (name: string, region: string | null) => Promise<string | null>;
  /** Time that such a function may take until it answers, milliseconds. Default: the minute of Firebase Hosting. */
  readonly functionTimeout?: number;
}

const FUNCTION_TIMEOUT = 60_000;

/**
 * Serves a site the way Firebase Hosting does: redirects first, then files, then rewrites to files and functions, then
 * the site's own `404.html`; with the configured headers.
 */
export function createHosting(options: HostingOptions) {
  const { functionTimeout = FUNCTION_TIMEOUT } = options;
  const site = options.config && compileSite(options.config);

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && url.pathname === "/__/firebase/init.json") {
      return sendJson(response, 200, options.initJson(), { "cache-control": "no-store" });
    }
    if (site === null) return isRead ? sendMissing(request, response, null) : refuseMethod(response);
    // Under an address that cannot be decoded lies nothing; the app may still answer it, by its rewrites.
    const decoded = decodePath(url.pathname);
    const path = decoded ?? url.pathname;
    setHeaders(site, path, response, options.serviceOrigins);
    const found =
      isRead && decoded !== null
        ? (findRedirect(site, path, url.search) ?? (await findPage(site, path, url.search)))
        : null;
    if (found !== null) return send(request, response, found);
    const rewrite = site.rewrites.find(({ pattern }) => pattern.match(path) !== null);
    if (rewrite?.function !== undefined) {
      const { functionId, region = rewrite.region ?? null } = rewrite.function;
      const address = (await options.locateFunction?.(functionId, region)) ?? null;
      if (address !== null) return passToFunction(request, response, url, address, functionTimeout);
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      response.end(`There is no function ${functionId}.\n`);
      return;
    }
    if (!isRead) return refuseMethod(response);
    const file = rewrite?.destination === undefined ? null : await findRewritten(site, rewrite.destination);
    if (file !== null) return sendFile(request, response, file);
    return sendMissing(request, response, await findFile(site, "/404.html"));
  };
}

function setHeaders(
  site: Site,
  path: string,
  response: ServerResponse,
  serviceOrigins: HostingOptions["serviceOrigins"],
): void {
  for (const { pattern, headers } of site.headers) {
    if (pattern.match(path) === null) continue;
    for (const { key, value } of headers) {
      const isOpened = serviceOrigins !== undefined && isPolicyHeader(key);
      response.setHeader(key, isOpened ? allowServices(value, serviceOrigins()) : value);
    }
  }
}

/** A rewrite may name a page without its `.html`, and never makes a redirect. */
async function findRewritten(site: Site, destination: string): Promise<SiteFile | null> {
  const bare = destination.replace(/\/$/, "");
  for (const path of [destination, `${bare}/index.html`, ...(site.cleanUrls ? [`${bare}.html`] : [])]) {
    const file = await findFile(site, path);
    if (file !== null) return file;
  }
  return null;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: SiteFile | Redirect,
): Promise<void> {
  if ("location" in found) response.writeHead(found.status, { location: found.location }).end();
  else await sendFile(request, response, found);
}

function refuseMethod(response: ServerResponse): void {
  response
    .writeHead(405, { allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" })
    .end("Method not allowed.\n");
}
