import { canonicalEmail } from "@carnation/domain/field";
import { documentPaths } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";

/**
 * The address of the profile of somebody who signs in with another one that they have not proven, which a project without
 * e-mail enumeration protection lets them choose; null when the address they sign in with is theirs.
 */
export function emailBeforeUnprovenChange(user: UserRecord, profile: DocumentSnapshot): string | null {
  if (user.emailVerified || !profile.exists) return null;
  const email = canonicalEmail(parseProfile(user.uid, profile.data()).email);
  return email === "" || email === user.email ? null : email;
}

/**
 * Gives an account the address of its profile back, so that who has proven the other one can have it.
 * @returns whether the address was an unproven change
 * @throws FirebaseAuthError when the address of the profile has become somebody else's
 */
export async function undoUnprovenChange(
  { db, auth }: Pick<Backend, "db" | "auth">,
  user: UserRecord,
): Promise<boolean> {
  const profile = await db.doc(documentPaths.user(user.uid)).get();
  const email = emailBeforeUnprovenChange(user, profile);
  if (email === null) return false;
  await auth.updateUser(user.uid, { email });
  return true;
}
