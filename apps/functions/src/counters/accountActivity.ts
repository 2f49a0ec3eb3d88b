import { documentPaths } from "@carnation/product/path";
import type { SummarisedAccount } from "@carnation/product/statistics";
import { type Firestore, type Query, Timestamp, type Transaction } from "firebase-admin/firestore";

/** Reads how many diagnoses of an account are done, and when its latest client and diagnosis were added: three documents at most. */
export async function readAccountActivity(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<Pick<SummarisedAccount, "diagnoses" | "activity">> {
  const done = db.collection(documentPaths.diagnoses(uid)).where("state", "==", "done");
  const latestOf = (path: string): Query =>
    db.collection(path).orderBy("created", "desc").limit(1).select("created");
  const [diagnoses, client, diagnosis] = await Promise.all([
    transaction.get(done.count()),
    transaction.get(latestOf(documentPaths.customers(uid))),
    transaction.get(latestOf(documentPaths.diagnoses(uid))),
  ]);
  return {
    diagnoses: diagnoses.data().count,
    activity: [...client.docs, ...diagnosis.docs].map((stored) => {
      const created: unknown = stored.get("created");
      return created instanceof Timestamp ? created.toDate() : null;
    }),
  };
}
