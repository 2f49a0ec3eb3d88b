import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { isActiveAccount } from "@carnation/product/profile";
import { actingRole } from "@carnation/product/session";
import { currentSubscriptionStatuses } from "@carnation/product/subscription";
import type { DocumentReference, Firestore, Query, Transaction } from "firebase-admin/firestore";

/** Person who calls, as the verified token says. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Reads now, or as a transaction sees it. */
type Reader = Pick<Transaction, "get">;

// The two ways to get say what they give, which a function that does both cannot show to the compiler.
const now = { get: (source: DocumentReference | Query) => source.get() } as Reader;

/**
 * Tells who calls, as the domain's policies need it: the role is a claim of the token, as long as it is stored too; whether the
 * account is active and subscribed is read now, because a token outlives all three.
 */
export async function readActor(db: Firestore, { uid, token }: Caller, reader: Reader = now): Promise<Actor> {
  const user = db.doc(documentPaths.user(uid));
  const current = db
    .collection(documentPaths.subscriptions(uid))
    .where("status", "in", currentSubscriptionStatuses)
    .limit(1);
  const [profile, subscriptions] = await Promise.all([reader.get(user), reader.get(current)]);
  return {
    uid,
    role: actingRole(token["role"], profile.get("role")),
    active: isActiveAccount(profile.data()),
    subscribed: !subscriptions.empty,
  };
}
