import { isIPv6 } from "node:net";

/** Origin of a request, as far as it is known. */
export interface RequestOrigin {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Tells who asks, as the network tells: one address, or the /64 that a line has of IPv6. Not Express's `ip`: in Functions that is
 * the first entry of `X-Forwarded-For`, which whoever asks writes as they like.
 * @param trustedProxies how many proxies stand in front of us, each of which has added the address that it was asked from
 *   to the end of `X-Forwarded-For`; with none the header says nothing
 */
export function rateLimitKey({ socket, headers }: RequestOrigin, trustedProxies: number): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const told = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies)?.trim();
  const address = told || (socket.remoteAddress ?? "");
  const mapped = /^::ffff:([\d.]+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an address that may be shortened. */
function networkOf(address: string): string {
  const [front = "", back] = address.toLowerCase().replace(/%.*$/u, "").split("::");
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const [first, last] = [groups(front), groups(back ?? "")];
  const missing = back === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
}
