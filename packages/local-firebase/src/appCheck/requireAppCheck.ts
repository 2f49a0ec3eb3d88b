import type { ResolveIdentity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import type { AppCheckTokens } from "./appCheckTokens.ts";

/** Header that an App Check token comes in, as Node and gRPC write its name. */
export const APP_CHECK_HEADER = "x-firebase-appcheck";

/**
 * Resolves the sender of a Firestore request, and refuses an app that is not attested, in the words of Firestore. The admin SDK,
 * which shows no token, stays free.
 * @throws RpcError PERMISSION_DENIED
 */
export function withAppCheck(resolve: ResolveIdentity, tokens: AppCheckTokens): ResolveIdentity {
  return async (authorization, fromBrowser, appCheck) => {
    const identity = await resolve(authorization, fromBrowser, appCheck);
    if (identity.kind === "admin") return identity;
    await tokens.verify(appCheck).catch(() => {
      throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions: App attestation failed.");
    });
    return identity;
  };
}
