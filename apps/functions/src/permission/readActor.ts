import { actingRole, currentSubscriptionStatuses, isActiveAccount, type Actor } from "@carnation/domain";
import type { Firestore } from "firebase-admin/firestore";

/** Who calls, as the verified token says. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/**
 * Who calls, as the domain's policies need it: the role is a claim of the token, as long as it is stored too; whether the
 * account is active and subscribed is read now, because a token outlives all three.
 */
export async function readActor(db: Firestore, { uid, token }: Caller): Promise<Actor> {
  const user = db.doc(`users/${uid}`);
  const current = user
    .collection("subscriptions")
    .where("status", "in", currentSubscriptionStatuses)
    .limit(1);
  const [profile, subscriptions] = await Promise.all([user.get(), current.get()]);
  return {
    uid,
    role: actingRole(token["role"], profile.get("role")),
    active: isActiveAccount(profile.data()),
    subscribed: !subscriptions.empty,
  };
}
