import { CarnationError } from "@carnation/domain/error";
import { documentPaths } from "@carnation/product/path";
import type { Account } from "@carnation/product/profile";
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import { invite } from "../joining/invite.ts";
import { emailBeforeUnprovenChange } from "../joining/unprovenEmail.ts";

/**
 * Refuses an address that somebody has already: one that was invited and has not signed in yet, too. A sign-in without a
 * profile was made by somebody else, and holds no address; nor does one that was changed to it without proof.
 * @param signIn who signs in with the address
 * @param uid whose it may be
 * @throws CarnationError email-in-use
 */
export async function assertFree(
  db: Firestore,
  transaction: Transaction,
  email: string,
  { signIn, uid }: { readonly signIn: UserRecord | null; readonly uid: string },
): Promise<void> {
  const theirs = db.collection(documentPaths.users()).where("email", "==", email).limit(2);
  const { docs } = await transaction.get(theirs);
  if (docs.some(({ id }) => id !== uid)) throw new CarnationError("email-in-use");
  if (signIn === null || signIn.uid === uid) return;
  const profile = await transaction.get(db.doc(documentPaths.user(signIn.uid)));
  if (profile.exists && emailBeforeUnprovenChange(signIn, profile) === null) {
    throw new CarnationError("email-in-use");
  }
}

/** The invitations of some addresses, whoever asked for them: a new one takes their place. */
export async function invitationsOf(
  db: Firestore,
  transaction: Transaction,
  emails: readonly string[],
): Promise<readonly DocumentReference[]> {
  const theirs = db.collection(documentPaths.invitations()).where("email", "in", emails);
  return (await transaction.get(theirs)).docs.map(({ ref }) => ref);
}

type Invited = Pick<Account, "role" | "firstname" | "lastname" | "company" | "email">;

/** Invites to an account that is there, in the place of every invitation before. It reads nothing. */
export async function inviteTo(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { email, role, firstname, lastname, company }: Invited,
  { replaced, now }: { readonly replaced: readonly DocumentReference[]; readonly now: Date },
): Promise<void> {
  for (const reference of replaced) transaction.delete(reference);
  const invitee = { kind: "invitation", email, role, firstname, lastname, company, uid } as const;
  await invite(db, invitee, transaction, now);
}
