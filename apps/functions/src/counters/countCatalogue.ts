import { type AppCounterName, documentPaths } from "@carnation/domain";
import type { Firestore } from "firebase-admin/firestore";

/**
 * Counts a collection of the shared catalogue and keeps its total among the app counters. It is counted anew, not added
 * to: deliveries come late, twice, and in any order. The total is read with the count, so that of two at the same time
 * the later one counts again.
 */
export async function countCatalogue(db: Firestore, path: string, counter: AppCounterName): Promise<void> {
  const totals = db.doc(documentPaths.appTotals());
  await db.runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(totals)).get(counter);
    const { count } = (await transaction.get(db.collection(path).count())).data();
    if (known !== count) transaction.set(totals, { [counter]: count }, { merge: true });
  });
}
