import { isLoopbackAddress } from "./addresses.ts";

/** Name and port that a `Host` header, an `:authority` or the end of an origin names. */
export interface Authority {
  /** In lower case; an IPv6 address without its brackets. */
  readonly name: string;
  /** Decimal digits; empty when none is given. */
  readonly port: string;
}

/** No user, no blank, no dot at the end: browsers send none of these, and what they stand for depends on the reader. */
const AUTHORITY = /^(?:\[([\da-f:.]+)\]|([a-z\d](?:[\w.-]*[a-z\d])?))(?::(\d{1,5}))?$/i;

/** `null` for a text that is not a name or an IP address, with or without a port. */
export function parseAuthority(text: string): Authority | null {
  const [, ipv6, name = ipv6, port = ""] = AUTHORITY.exec(text) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), port };
}

/**
 * Tells whether a name leads to this machine for everybody who asks, so that no site can have taken it: `localhost`,
 * and the addresses that it stands for. Names below it (`app.localhost`) are not: some systems ask a name server for
 * them.
 */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || isLoopbackAddress(name);
}
