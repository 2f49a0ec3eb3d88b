import { canonicalEmail } from "@carnation/domain/field";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import { FieldValue } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type { Backend } from "../../backend/backend.ts";
import { queueAccountMail } from "../mails/accountMail.ts";
import type { AccountPayment } from "../accountPayment.ts";
import { requireRecentSignIn, type SignInToken } from "./recentSignIn.ts";

/** Time after a password change during which its message may still be asked for, milliseconds. */
const TOLD_WITHIN_MS = 10 * 60_000;

/**
 * Ends every session of the account, that of who asks included. A token that was given out counts until it runs out, an hour
 * at most: pages that are open learn from the profile that they are to ask for a new one, which they do not get.
 * @throws CarnationError account-disabled, recent-sign-in-required
 */
export async function endSessions({ db, auth }: Backend, actor: Actor, token: SignInToken): Promise<object> {
  authorize(actor, "change-credentials", actor);
  requireRecentSignIn(token);
  await auth.revokeRefreshTokens(actor.uid);
  await db.doc(documentPaths.user(actor.uid)).update({ sessions_ended: FieldValue.serverTimestamp() });
  return {};
}

/**
 * Copies the address that somebody signs in with to their profile and to the payment, and tells the one before; nothing
 * when they are the same, or when nobody has proven that the new one is theirs. The address that an account has stays its
 * own, proven or not: only a change needs the proof.
 * @throws CarnationError account-disabled
 */
export async function syncEmail(
  { db, auth }: Backend,
  actor: Actor,
  payment: Pick<AccountPayment, "changeEmail">,
): Promise<object> {
  authorize(actor, "change-credentials", actor);
  const { email, emailVerified } = await auth.getUser(actor.uid);
  if (email === undefined || !emailVerified) return {};
  const user = db.doc(documentPaths.user(actor.uid));
  const stored = parseProfile(actor.uid, (await user.get()).data());
  if (canonicalEmail(stored.email) === email) return {};
  // First, and safe to do again: after the profile has changed nobody asks any more.
  await payment.changeEmail(actor.uid, email);
  await db.runTransaction(async (transaction) => {
    const before = parseProfile(actor.uid, (await transaction.get(user)).data()).email;
    if (canonicalEmail(before) === email) return;
    transaction.update(user, { email });
    if (before === "") return;
    const to = { uid: actor.uid, email: before };
    await queueAccountMail(db, to, { kind: "address-changed", next: email }, { transaction });
  });
  return {};
}

/**
 * Tells somebody that their password has changed, once for each change. The sign-in service knows when sessions began to
 * count anew, which a change of the password does; what was long ago is not told.
 * @throws CarnationError account-disabled
 */
export async function passwordChanged(
  { db, auth }: Backend,
  actor: Actor,
  now: Date = new Date(),
): Promise<object> {
  authorize(actor, "change-credentials", actor);
  const { tokensValidAfterTime } = await auth.getUser(actor.uid);
  const changed = Date.parse(tokensValidAfterTime ?? "");
  if (!(Math.abs(now.getTime() - changed) < TOLD_WITHIN_MS)) return {};
  const id = createHash("sha256").update(`password ${actor.uid} ${changed}`).digest("hex");
  const document = db.doc(documentPaths.mail(id));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).exists) return;
    // The sign-in service has ended the sessions on other devices, whose pages are to notice.
    const sessions_ended = FieldValue.serverTimestamp();
    transaction.update(db.doc(documentPaths.user(actor.uid)), { sessions_ended });
    await queueAccountMail(db, { uid: actor.uid }, { kind: "password-changed" }, { id, transaction });
  });
  return {};
}
