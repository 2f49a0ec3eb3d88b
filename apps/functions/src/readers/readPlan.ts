import { parseAccountSummary } from "@carnation/product/statistics";
import { documentPaths } from "@carnation/product/path";
import { parsePlan, type Plan } from "@carnation/product/plan";
import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";

/**
 * Reads the plan that an account pays for, also one that is offered no more; null for none.
 * @param get reads a document, in a transaction or not
 */
export async function readPlan(
  db: Firestore,
  uid: string,
  get: (reference: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<Plan | null> {
  const account = await get(db.doc(documentPaths.user(uid)));
  if (!account.exists) return null;
  const { plan } = parseAccountSummary(account.data());
  if (plan === null) return null;
  const stored = await get(db.doc(documentPaths.plan(plan)));
  return stored.exists ? parsePlan(plan, stored.data()) : null;
}
