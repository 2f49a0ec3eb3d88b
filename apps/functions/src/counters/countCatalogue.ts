import { type AppCounterName, documentPaths } from "@carnation/domain";
import type { Firestore, Query } from "firebase-admin/firestore";

/**
 * Counts what a query finds in the shared catalogue and keeps its total among the app counters. It is counted anew, not added
 * to: deliveries come late, twice, and in any order. The total is read with the count, so that of two at the same time
 * the later one counts again.
 */
export async function countCatalogue(db: Firestore, counted: Query, counter: AppCounterName): Promise<void> {
  const totals = db.doc(documentPaths.appTotals());
  await db.runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(totals)).get(counter);
    const { count } = (await transaction.get(counted.count())).data();
    if (known !== count) transaction.set(totals, { [counter]: count }, { merge: true });
  });
}
