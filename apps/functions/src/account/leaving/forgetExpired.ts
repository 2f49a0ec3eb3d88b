import { documentPaths } from "@carnation/product/path";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { eraseAll } from "./eraseAccounts.ts";

/** Holds what has an end of its own: `expires`. */
const EXPIRING = [
  documentPaths.invitations(),
  documentPaths.joinRequests(),
  documentPaths.mails(),
  documentPaths.publicLimits(),
] as const;

/** Erases what has expired of joining, of the e-mails about accounts and of the limits. */
export async function forgetExpired(db: Firestore, now: Date = new Date()): Promise<void> {
  for (const name of EXPIRING) {
    await eraseAll(db.collection(name).where("expires", "<=", Timestamp.fromDate(now)));
  }
}
