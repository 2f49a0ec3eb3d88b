import { BlockList, isIP } from "node:net";

export const LOOPBACK = "127.0.0.1";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const WILDCARDS = new Set(["0.0.0.0", "::"]);

/** Tells whether an IP address is one that only programs of this machine can connect from; `undefined` is none. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const version = isIP(address ?? "");
  return address !== undefined && version !== 0 && loopback.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Tells whether an address stands for all of this machine's. */
export function isWildcard(address: string): boolean {
  return WILDCARDS.has(address);
}

/**
 * Chooses the addresses to listen on so that clients reach `host` and programs of this machine reach 127.0.0.1 (`::1`
 * for that host).
 * @param host IP address; `0.0.0.0` and `::` stand for all of this machine's
 */
export function addressesToListenOn(host: string): readonly [string, ...string[]] {
  return isWildcard(host) || isLoopbackAddress(host) ? [host] : [LOOPBACK, host];
}

/** The address that programs of this machine reach a service under that listens for `host`. */
export function localAddress(host: string): string {
  return isLoopbackAddress(host) ? host : LOOPBACK;
}

/** An IP address as it stands in a URL, in front of a port. */
export function urlHost(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address;
}
