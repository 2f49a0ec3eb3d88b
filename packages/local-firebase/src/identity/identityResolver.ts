import type { AuthService } from "../auth/authService.ts";
import type { ResolveIdentity } from "./identity.ts";
import { RpcError } from "../rpc/status.ts";

export function createIdentityResolver(_options: { readonly auth: Pick<AuthService, "verifyIdToken"> }): ResolveIdentity {
  throw new RpcError("UNIMPLEMENTED", "identity");
}
