import { RpcError } from "../rpc/status.ts";
import { ADMIN, ANONYMOUS, type Claims, type ResolveIdentity } from "./identity.ts";

/** Schemes under which the SDKs send an id token: Firestore and Functions say Bearer, Storage says Firebase. */
const HEADER = /^(?:Bearer|Firebase)\s+(\S+)\s*$/i;

/** Resolves the sender of a request, by its Authorization header. See `ResolveIdentity`. */
export function createIdentityResolver(options: {
  readonly auth: { verifyIdToken(token: string): Promise<Claims> };
}): ResolveIdentity {
  return async (authorization, fromBrowser) => {
    if (authorization === undefined || authorization === "") return ANONYMOUS;
    const token = HEADER.exec(authorization)?.[1];
    if (token === undefined) throw new RpcError("UNAUTHENTICATED", "The Authorization header is malformed.");
    if (token === "owner") {
      if (fromBrowser) throw new RpcError("UNAUTHENTICATED", "A web page cannot act as the project's owner.");
      return ADMIN;
    }
    const claims = await options.auth.verifyIdToken(token);
    return { kind: "user", uid: String(claims["sub"]), token: claims };
  };
}
