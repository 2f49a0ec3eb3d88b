import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { ACTION_PAGE } from "../auth/actionCodes/handlerAddress.ts";
import { isWildcard, LOOPBACK, urlHost } from "../http/addresses.ts";
import { type Authority, isLoopbackName, parseAuthority } from "../http/authority.ts";
import { RpcError } from "../rpc/status.ts";
import type { Service } from "../http/services.ts";
import { StartupError } from "../problems/startupError.ts";

export interface OriginGuardOptions {
  /** IP address that the services listen for. Default: 127.0.0.1 */
  readonly host?: string;
  /** Addresses of the product beside loopback and `host`. @see LocalFirebaseOptions */
  readonly allowedOrigins?: readonly string[];
  /** Port that the product's pages come from; asked when a page has another name than loopback. */
  readonly hostingPort: () => number;
}

/**
 * Guard that says who may speak to the services at all, whatever they then may do. It is asked first of every request.
 */
export interface OriginGuard {
  /** Finds the reason why a request is not to be answered, `null` when it is. */
  refusalOf(service: Service, request: IncomingMessage, url: URL): RpcError | null;
  /** Tells whether the services go by the name that a request is addressed to (`Host`, `:authority`). */
  allowsAuthority(text: string): boolean;
}

/** Addresses that Hosting reserves on a site; of the services here, those of the operator. */
const RESERVED = "/__/";
/** Of these, what any page may ask for: where the services are, and the page that mailed links open. */
const PUBLIC = /^\/__\/(?:firebase|auth)\//;

/**
 * A browser sends requests here for any site that it shows. Two things tell whose they are, and a page can forge
 * neither: `Host`, the name under which it reached this machine (a site may point a name of its own at 127.0.0.1 and is
 * then same-origin with itself), and `Origin` or, where there is none, `Sec-Fetch-Site`. What proxies add counts for
 * nothing.
 * @throws StartupError CONFIG_INVALID for an allowed origin that is none
 */
export function createOriginGuard(options: OriginGuardOptions): OriginGuard {
  const { host = LOOPBACK, allowedOrigins = [], hostingPort } = options;
  const allowed = new Set(allowedOrigins.map(requireOrigin));
  // As browsers write it: an IPv6 address has many forms.
  const ownName = parseAuthority(URL.parse(`http://${urlHost(host)}`)?.host ?? "")?.name;
  const names = new Set(Array.from(allowed, (origin) => parseAuthority(new URL(origin).host)?.name));

  function allowsName(name: string): boolean {
    if (isLoopbackName(name) || names.has(name)) return true;
    return isWildcard(host) ? isOwnAddress(name) : name === ownName;
  }

  function allowsOrigin(origin: string, own: string): boolean {
    if (allowed.has(origin)) return true;
    const url = URL.parse(origin);
    if (url === null || !isOrigin(url, origin)) return false;
    const page = parseAuthority(url.host);
    if (page === null) return false;
    if (isLoopbackName(page.name) || url.host === own.toLowerCase()) return true;
    return url.protocol === "http:" && Number(url.port || 80) === hostingPort() && allowsName(page.name);
  }

  return {
    allowsAuthority(text) {
      const authority = parseAuthority(text);
      return authority !== null && allowsName(authority.name);
    },
    refusalOf(service, request, url) {
      const { headers, headersDistinct } = request;
      const [own = "", ...more] = headersDistinct["host"] ?? [];
      const authority = parseAuthority(own);
      if (authority === null || more.length > 0)
        return new RpcError("INVALID_ARGUMENT", "The request needs one Host header, with a name and a port.");
      if (!allowsName(authority.name)) return refusedHost(own);

      const { origin } = headers;
      const site = headers["sec-fetch-site"];
      if (isOperators(url.pathname) && !isSameOrigin(origin, site, own)) return refusedPage();
      if (origin !== undefined) {
        const isAllowed = origin === "null" ? hidesOwnOrigin(site, authority) : allowsOrigin(origin, own);
        return isAllowed ? null : refusedPage();
      }
      const isForeign =
        site !== undefined && site !== "none" && site !== "same-origin" && site !== "same-site";
      return isForeign && !isVisit(service, request, url.pathname) ? refusedPage() : null;
    },
  };
}

/**
 * The product's own pages hide their origin from other ports under some referrer policies; foreign ones are cross-site.
 */
function hidesOwnOrigin(site: string | string[] | undefined, { name }: Authority): boolean {
  return site === "same-origin" || (site === "same-site" && isLoopbackName(name));
}

/**
 * Tells whether an address is for the operator alone: no page but its own may ask for it, not even one of this machine.
 */
function isOperators(pathname: string): boolean {
  return pathname.startsWith(RESERVED) && !PUBLIC.test(pathname);
}

function isSameOrigin(origin: string | undefined, site: string | string[] | undefined, own: string): boolean {
  if (origin !== undefined && URL.parse(origin)?.host !== own.toLowerCase()) return false;
  return site === undefined || site === "none" || site === "same-origin";
}

/**
 * Tells whether a person follows a link of another site to a page, in a tab of its own: that site sees nothing of it.
 */
function isVisit(service: Service, { headers, method }: IncomingMessage, pathname: string): boolean {
  const isPage =
    service === "hosting" ? !pathname.startsWith(RESERVED) : service === "auth" && pathname === ACTION_PAGE;
  const isRead = method === "GET" || method === "HEAD";
  return (
    isPage && isRead && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document"
  );
}

function isOwnAddress(name: string): boolean {
  return Object.values(networkInterfaces()).some((infos) => infos?.some(({ address }) => address === name));
}

function isOrigin(url: URL, text: string): boolean {
  return url.origin === text && (url.protocol === "http:" || url.protocol === "https:");
}

function requireOrigin(text: string): string {
  const url = URL.parse(text);
  if (url !== null && isOrigin(url, text)) return text;
  const reason = "it is not of the form https://name or http://name:port.";
  throw new StartupError("CONFIG_INVALID", { file: `The allowed origin "${text}"`, reason });
}

function refusedHost(host: string): RpcError {
  const advice = `If it is meant to be, allow the origin of its pages, http://${host} for example.`;
  return new RpcError("PERMISSION_DENIED", `${host} is not a name of these services. ${advice}`);
}

function refusedPage(): RpcError {
  return new RpcError("PERMISSION_DENIED", "Pages of this origin may not use these services.");
}
