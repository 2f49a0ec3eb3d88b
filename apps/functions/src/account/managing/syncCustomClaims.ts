import { documentPaths } from "@carnation/product/path";
import { isActiveAccount } from "@carnation/product/profile";
import { parseRole } from "@carnation/product/session";
import type { Backend } from "../../backend/backend.ts";

/** Frequency: how often the sign-in follows an account that keeps changing meanwhile. */
const ROUNDS = 5;

/**
 * Has the sign-in follow an account: the claim is the stored role; who is deactivated does not sign in, and their sessions
 * end. Nothing for an account that nobody signs in to yet. Safe to repeat; two at once end with what is stored.
 * @throws Error when the account keeps changing, or the sign-in service fails: it is to be tried again
 */
export async function syncCustomClaims(
  { db, auth }: Pick<Backend, "db" | "auth">,
  uid: string,
): Promise<void> {
  const user = db.doc(documentPaths.user(uid));
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await user.get();
    const { users } = await auth.getUsers([{ uid }]);
    const signIn = users[0];
    if (!stored.exists || signIn === undefined) return;
    const role = parseRole(stored.get("role"));
    const active = isActiveAccount(stored.data());
    const hasRole = signIn.customClaims?.["role"] === role;
    if (hasRole && signIn.disabled !== active) return;
    if (!hasRole) await auth.setCustomUserClaims(uid, { ...signIn.customClaims, role });
    if (signIn.disabled === active) {
      await auth.updateUser(uid, { disabled: !active });
      if (!active) await auth.revokeRefreshTokens(uid);
    }
    // Read once more: another change may have been followed by somebody who had read it later, and written before.
  }
  throw new Error(`the access of ${uid} keeps changing`);
}
