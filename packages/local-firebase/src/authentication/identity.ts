import type { RpcError } from "../rpc/status.ts";

/** Claims of a verified id token (payload of the JWT). */
export type Claims = Readonly<Record<string, unknown>>;

/** Sender of a request. `admin` bypasses the rules, as service accounts do in production. */
export type Identity =
  | { readonly kind: "admin" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly uid: string; readonly token: Claims };

export const ADMIN: Identity = { kind: "admin" };
export const ANONYMOUS: Identity = { kind: "anonymous" };

/**
 * Turns an Authorization header into an identity.
 * `Bearer owner` is the emulator convention for the admin SDK; it is refused on a request that a browser
 * sent (`fromBrowser`), so that no web page can claim it.
 * @param appCheck the App Check token that came with it
 * @throws RpcError UNAUTHENTICATED for a token that is forged, expired, unsigned or meant for another project;
 *   PERMISSION_DENIED for an app without a valid App Check token, where that is enforced
 */
export type ResolveIdentity = (
  authorization: string | undefined,
  fromBrowser: boolean,
  appCheck?: string,
) => Promise<Identity>;

/**
 * Follows the account of an identity that something stays open for, from right after it has been resolved.
 * @param onEnd called once, with UNAUTHENTICATED, about a second after the account has been disabled or deleted
 *   or its session has ended
 * @returns the function that stops following
 */
export type WatchIdentity = (identity: Identity, onEnd: (error: RpcError) => void) => () => void;
