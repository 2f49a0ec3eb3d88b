import { CarnationError } from "@carnation/domain/error";
import { canonicalEmail } from "@carnation/domain/field";
import { ACCOUNT_DELETION_DAYS } from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";
import type { AccountPayment } from "../accountPayment.ts";
import { requireRecentSignIn, type SignInToken } from "../credentials/recentSignIn.ts";
import { queueAccountMail } from "../mails/accountMail.ts";

const DAY_MS = 86_400_000;

/** Person who asks, how lately they have signed in, and what their payment does. */
interface Leaving {
  readonly actor: Actor;
  readonly token: SignInToken;
  readonly payment: Pick<AccountPayment, "endSubscriptions">;
}

/**
 * Marks an account to be erased in thirty days (`eraseAccounts`), until when it can be kept after all. Its subscriptions end
 * with the period that is paid for. Asked twice, the first date stays.
 * @param payload `{ confirmation }`, untrusted: the account's address
 * @returns from when on it is erased (ISO 8601)
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (an administrator's account),
 *   recent-sign-in-required, refused (another address, with a sentence)
 */
export async function deleteAccount(
  { db, auth }: Backend,
  { actor, token, payment }: Leaving,
  payload: unknown,
  now: Date = new Date(),
): Promise<{ readonly due: string }> {
  const { confirmation } = parseRequest(callables.deleteaccount, payload);
  authorize(actor, "delete-own-account", actor);
  requireRecentSignIn(token, now);
  const { email = "" } = await auth.getUser(actor.uid);
  if (confirmation !== canonicalEmail(email)) {
    throw new CarnationError("refused", "Cette adresse n’est pas celle de votre compte.");
  }
  const user = db.doc(documentPaths.user(actor.uid));
  await payment.endSubscriptions(actor.uid);
  return db.runTransaction(async (transaction) => {
    const { deletion } = parseProfile(actor.uid, (await transaction.get(user)).data());
    if (deletion !== null) return { due: deletion.due.toISOString() };
    const due = Timestamp.fromMillis(now.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
    transaction.update(user, { deletion: { requested: Timestamp.fromDate(now), due } });
    const content = { kind: "deletion-requested", due } as const;
    await queueAccountMail(db, { uid: actor.uid }, content, { transaction });
    return { due: due.toDate().toISOString() };
  });
}

/**
 * Keeps an account that was to be erased; nothing for one that stays anyway. A subscription that was ended stays so.
 * @throws CarnationError account-disabled (as it is while it is being erased), permission-denied
 */
export async function keepAccount({ db }: Pick<Backend, "db">, actor: Actor): Promise<object> {
  authorize(actor, "delete-own-account", actor);
  const user = db.doc(documentPaths.user(actor.uid));
  const erasure = db.doc(documentPaths.accountErasure(actor.uid));
  await db.runTransaction(async (transaction) => {
    const { deletion } = parseProfile(actor.uid, (await transaction.get(user)).data());
    if (deletion === null) return;
    if ((await transaction.get(erasure)).exists) throw new CarnationError("aborted");
    transaction.update(user, { deletion: FieldValue.delete() });
    await queueAccountMail(db, { uid: actor.uid }, { kind: "deletion-taken-back" }, { transaction });
  });
  return {};
}
