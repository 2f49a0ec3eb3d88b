import { stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { type Redirect, redirectTo } from "./redirect.ts";
import type { Site } from "./site.ts";

export interface SiteFile {
  /** Absolute. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Changes with the content: size and time of the last change. */
  readonly version: string;
  readonly modified: Date;
}

/** The path with its escapes resolved, or `null` when it is none or climbs out of the site. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.includes("\\") || path.split("/").includes("..") ? null : path;
  } catch {
    return null;
  }
}

/** The file of exactly this path. */
export async function findFile(site: Site, path: string): Promise<SiteFile | null> {
  // `**` does not match names that start with a dot; `**/.*` in `ignore` is there for the deployment.
  if (path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known")) return null;
  const name = path.replace(/^\/+/, "");
  if (site.ignore.some((matches) => matches(name))) return null;
  const file = normalize(join(site.public, name));
  if (path.endsWith("/") || !file.startsWith(site.public + sep)) return null;
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  const version = `${info.size.toString(36)}-${Math.round(info.mtimeMs * 1000).toString(36)}`;
  return { path: file, size: info.size, version, modified: info.mtime };
}

/**
 * The page or file of an address, or the redirect to the address that it ought to have: `cleanUrls` takes `.html` away,
 * `trailingSlash` adds or takes away the last slash, a folder without a setting gets one.
 */
export async function findPage(
  site: Site,
  path: string,
  search: string,
): Promise<SiteFile | Redirect | null> {
  const { cleanUrls, trailingSlash } = site;
  const hasSlash = path.endsWith("/");
  const bare = hasSlash ? path.slice(0, -1) : path;

  const exact = await findFile(site, path);
  if (exact !== null) {
    if (!cleanUrls || !path.endsWith(".html")) return exact;
    const clean = path.slice(0, -".html".length).replace(/\/index$/, "");
    return redirectTo(trailingSlash === true ? `${clean}/` : clean, search);
  }
  const index = await findFile(site, `${bare}/index.html`);
  const page =
    index ??
    (cleanUrls && (!hasSlash || trailingSlash !== undefined) ? await findFile(site, `${bare}.html`) : null);
  if (page === null) return null;
  const wantsSlash = trailingSlash ?? (index !== null && !cleanUrls ? true : hasSlash);
  if (wantsSlash === hasSlash || bare === "") {
    return cleanUrls && bare.endsWith("/index") ? redirectTo(bare.slice(0, -"/index".length), search) : page;
  }
  return redirectTo(wantsSlash ? `${bare}/` : bare, search);
}
