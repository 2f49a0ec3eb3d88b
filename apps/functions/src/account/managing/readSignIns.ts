import { callables, parseRequest } from "@carnation/product/callable";
import { type Actor, authorize } from "@carnation/product/permission";
import type { Backend } from "../../backend/backend.ts";

/** Count of how many accounts the sign-in service tells of at once. */
const AT_ONCE = 100;

/**
 * Gives the last sign-in of each account (ISO 8601), as the sign-in service knows it; null is never.
 * @param payload `{ uids }`, untrusted
 * @throws CarnationError account-disabled, permission-denied, invalid-argument
 */
export async function readSignIns(
  { auth }: Pick<Backend, "auth">,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly signins: Readonly<Record<string, string | null>> }> {
  authorize(actor, "list-accounts");
  const { uids } = parseRequest(callables.readsignins, payload);
  const signins: Record<string, string | null> = Object.fromEntries(uids.map((uid) => [uid, null]));
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    const { users } = await auth.getUsers(uids.slice(from, from + AT_ONCE).map((uid) => ({ uid })));
    for (const { uid, metadata } of users) {
      // The later of the two: who stays signed in has only their token renewed.
      const times = [metadata.lastSignInTime, metadata.lastRefreshTime].map((time) => Date.parse(time ?? ""));
      const known = times.filter((time) => Number.isFinite(time));
      if (known.length > 0) signins[uid] = new Date(Math.max(...known)).toISOString();
    }
  }
  return { signins };
}
