import { CarnationError } from "@carnation/domain/error";
import { personLabel } from "@carnation/product/account";
import type { CallableName } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";

/** The administrator who does something, as they are stored at that moment. */
export interface ActingAdmin {
  readonly uid: string;
  readonly name: string;
  readonly company: string;
}

/** Describes what is noted of something that an administrator did; no secret is among it. */
export interface AdminChange {
  readonly action: CallableName;
  /** Path of the document that it was done to. */
  readonly target: string;
  /** Holds what that is called. */
  readonly targetName: string;
  /** The fields that changed, under wire names. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Reads who acts, in the transaction in which they do: of two administrators who shut each other out, the second one is
 * none any more.
 * @throws CarnationError account-disabled, permission-denied
 */
export async function actingAdmin(
  db: Firestore,
  transaction: Transaction,
  { uid }: Pick<Actor, "uid">,
): Promise<ActingAdmin> {
  const stored = await transaction.get(db.doc(documentPaths.user(uid)));
  if (!stored.exists) throw new CarnationError("account-disabled");
  const profile = parseProfile(uid, stored.data());
  if (!profile.active) throw new CarnationError("account-disabled");
  if (profile.role !== "admin") {
    throw new CarnationError("permission-denied", "not an administrator any more");
  }
  return { uid, name: personLabel(profile), company: profile.company };
}

/** Notes what an administrator did, with it: in its transaction. */
export function writeAuditLog(
  db: Firestore,
  transaction: Transaction,
  { uid, name }: Pick<ActingAdmin, "uid" | "name">,
  { action, target, targetName, before, after }: AdminChange,
): void {
  transaction.create(db.collection(documentPaths.adminLog()).doc(), {
    by: uid,
    by_name: name,
    date: FieldValue.serverTimestamp(),
    action,
    target,
    target_name: targetName,
    before,
    after,
  });
}

/**
 * Notes what an administrator did elsewhere, with the payment provider for instance, once it is done there. Cut off in
 * between, it is noted when the same is asked for again.
 */
export async function noteAdminChange(
  db: Firestore,
  { uid }: Pick<Actor, "uid">,
  change: AdminChange,
): Promise<void> {
  const stored = (await db.doc(documentPaths.user(uid)).get()).data();
  const name = stored === undefined ? uid : personLabel(parseProfile(uid, stored));
  await db.runTransaction(async (transaction) => writeAuditLog(db, transaction, { uid, name }, change));
}
