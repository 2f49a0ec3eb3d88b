import { documentPaths } from "@carnation/product/path";
import { isActiveAccount, parseProfile } from "@carnation/product/profile";
import { FieldValue, type Query, Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { namesOf } from "../../backend/namesOf.ts";
import { type Backend, removeAll } from "../../backend/backend.ts";
import type { AccountPayment } from "../accountPayment.ts";
import { queueAccountMail } from "../mails/accountMail.ts";
import { forgetInFacts } from "../../counters/isBeingErased.ts";

type ErasedPayment = Pick<AccountPayment, "forgetAccount">;

/** Documents erased in one step. */
const STEP = 50;

/**
 * Erases the accounts whose day has come, and those that an earlier run has begun and did not end. One that fails keeps
 * nobody else waiting: it is begun again by the next run.
 */
export async function eraseAccounts(
  backend: Backend,
  payment: ErasedPayment,
  now: Date = new Date(),
): Promise<void> {
  const { db } = backend;
  const due = await db
    .collection(documentPaths.users())
    .where("deletion.due", "<=", Timestamp.fromDate(now))
    .get();
  for (const { id } of due.docs) await beginErasure(backend, id, now);
  const begun = await db.collection(documentPaths.accountErasures()).where("finished", "==", null).get();
  for (const { id } of begun.docs) {
    await carryOut(backend, payment, id).catch((error: unknown) => {
      logger.error("an account was not erased", { uid: id, failure: String(error) });
    });
  }
}

/** From here on there is no way back: the account is closed in the transaction that asks once more whether it is due. */
async function beginErasure({ db }: Backend, uid: string, now: Date): Promise<void> {
  const user = db.doc(documentPaths.user(uid));
  const erasure = db.doc(documentPaths.accountErasure(uid));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(user);
    if (!stored.exists || (await transaction.get(erasure)).exists) return;
    const { deletion, email } = parseProfile(uid, stored.data());
    // Somebody has deactivated it meanwhile: its owner asked to leave all the same.
    if (deletion === null || deletion.due > now) return;
    transaction.create(erasure, { requested: deletion.requested, email, finished: null });
    if (isActiveAccount(stored.data())) transaction.update(user, { active: false });
  });
}

/**
 * Erases an account in steps that are safe to make again: what it holds, then its document, then who signs in. Invoices are
 * kept, which hold a number and amounts, no profile. At the end nothing is kept but that it was done.
 */
async function carryOut(backend: Backend, payment: ErasedPayment, uid: string): Promise<void> {
  const { db, auth, files } = backend;
  const erasure = db.doc(documentPaths.accountErasure(uid));
  const email: unknown = (await erasure.get()).get("email");
  await auth.updateUser(uid, { disabled: true }).catch(unlessGone);
  await auth.revokeRefreshTokens(uid).catch(unlessGone);
  // Before what it knows of the account is erased; what it stores on that occasion is erased with the rest.
  await payment.forgetAccount(uid);
  const user = db.doc(documentPaths.user(uid));
  const own = (name: string): Query => db.collection(name).where("uid", "==", uid);
  await eraseAll(own(documentPaths.phoneLinks()));
  await forgetInFacts(db, uid);
  await eraseAll(db.collectionGroup("prices").where("uid", "==", uid));
  const recommendations = db.collection(documentPaths.recommendations()).where("owner", "in", namesOf(user));
  for (const { ref } of (await recommendations.get()).docs) await db.recursiveDelete(ref);
  await removeAll(files, `recommendations/${uid}/`);
  await removeAll(files, `users/${uid}/`);
  for (const collection of await user.listCollections()) await db.recursiveDelete(collection);
  await eraseAll(own(documentPaths.mails()));
  await eraseAll(db.collection(documentPaths.adminLog()).where("target", "==", documentPaths.user(uid)));
  if (typeof email === "string" && email !== "") {
    for (const name of [documentPaths.invitations(), documentPaths.joinRequests()]) {
      await eraseAll(db.collection(name).where("email", "==", email));
    }
  }
  await user.delete();
  // What the payment told meanwhile was stored as long as there was an account.
  await db.recursiveDelete(user);
  await auth.deleteUser(uid).catch(unlessGone);
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(erasure)).get("finished") !== null) return;
    transaction.update(erasure, { email: FieldValue.delete(), finished: FieldValue.serverTimestamp() });
    if (typeof email !== "string" || email === "") return;
    await queueAccountMail(db, { email }, { kind: "account-erased" }, { transaction });
  });
}

/** Erases what a query finds, step by step, until it finds nothing. */
export async function eraseAll(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(STEP).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.delete();
  }
}

/** Passes over an account that is gone: a run before has erased it. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof Error && "code" in error && error.code === "auth/user-not-found";
  if (!isGone) throw error;
}
