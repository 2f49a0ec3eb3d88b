import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import type { Backend } from "../backend/backend.ts";

/**
 * Notes that the owner of an account accepts the contract as it reads now: an account from before it, or from before its words
 * changed. Sent again, the first date stays.
 * @param payload `{ version }`, untrusted
 * @throws CarnationError invalid-argument for words that are not in force any more, permission-denied
 */
export async function acceptContract(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<object> {
  const { version } = parseRequest(callables.acceptcontract, payload);
  authorize(actor, "update-profile", { uid: actor.uid });
  const user = db.doc(documentPaths.user(actor.uid));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(user);
    if (parseProfile(actor.uid, stored.data()).contract?.version === version) return;
    transaction.update(user, { contract: { version, date: now } });
  });
  return {};
}
