import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { canResend, parseSending } from "@carnation/product/sending";
import { FieldValue } from "firebase-admin/firestore";
import type { Backend } from "../backend/backend.ts";
import { consumeRateLimit } from "../rate-limit/accountRateLimit.ts";
import { allowanceOf } from "./queueSending.ts";

/**
 * Queues once more what was refused; asked twice, it is queued once.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, aborted (it
 *   is on its way, or has been sent), resource-exhausted (too many in a short time)
 */
export async function resendSending(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { id } = parseRequest(callables.resendsending, payload);
  authorize(actor, "resend-sending", actor);
  const document = db.doc(documentPaths.sending(actor.uid, id));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) throw new CarnationError("not-found");
    if (!canResend(parseSending(id, stored.data()))) throw new CarnationError("aborted");
    await consumeRateLimit(transaction, db, allowanceOf(actor.uid));
    const queued = FieldValue.serverTimestamp();
    transaction.update(document, { state: "queued", reason: null, attempts: 0, finished: null, queued });
  });
  return { id };
}
