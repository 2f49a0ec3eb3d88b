import { atom } from "jotai";

/** Addresses that only this machine can reach. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/u;

/** Tells whether another device can reach what serves this page under the name in its address. */
export function isReachable(hostname: string): boolean {
  return !LOOPBACK.test(hostname);
}

interface Site {
  readonly hostname: string;
  readonly origin: string;
}

const otherSiteAtom = atom<Site | null>(null);

/** Place where this page comes from; a test writes another place. */
export const siteAtom = atom(
  (get): Site => get(otherSiteAtom) ?? window.location,
  (_get, set, site: Site) => set(otherSiteAtom, site),
);
