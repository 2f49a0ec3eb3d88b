import { documentPaths } from "@carnation/product/path";
import {
  ACCOUNT_SUMMARY_FIELD,
  latestActivity,
  parseAccountSummary,
  toStoredAccountSummary,
} from "@carnation/product/statistics";
import type { Firestore } from "firebase-admin/firestore";
import { readAccountActivity } from "./accountActivity.ts";
import { countAccount } from "./countAccount.ts";
import { readStayingAccount } from "./isBeingErased.ts";

/**
 * Counts anew what a diagnosis changes in the summary of its account, its finished ones and its last activity: five reads, where
 * `countAccount` makes ten. An account that was never counted is counted whole.
 */
export async function countDiagnoses(db: Firestore, uid: string): Promise<void> {
  const wasCounted = await db.runTransaction(async (transaction) => {
    const account = await readStayingAccount(db, transaction, uid);
    if (account === null) return true;
    const known = parseAccountSummary(account.data());
    if (known.customers === null) return false;
    const { diagnoses, activity } = await readAccountActivity(db, transaction, uid);
    const lastActivity = latestActivity(activity);
    const isSame = known.diagnoses === diagnoses && known.lastActivity?.getTime() === lastActivity?.getTime();
    if (isSame) return true;
    const summary = toStoredAccountSummary({ ...known, diagnoses, lastActivity });
    transaction.update(db.doc(documentPaths.user(uid)), { [ACCOUNT_SUMMARY_FIELD]: summary });
    return true;
  });
  if (!wasCounted) await countAccount(db, uid);
}
