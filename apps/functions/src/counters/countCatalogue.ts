import { documentPaths } from "@carnation/product/path";
import type { AppCounterName, Mended } from "@carnation/product/statistics";
import type { Firestore, Query, Transaction } from "firebase-admin/firestore";
import { runExclusive } from "../backend/keyedQueue.ts";

/**
 * Counts what a query finds in the shared catalogue and keeps its total among the app counters. It is counted anew, not added
 * to: deliveries come late, twice, and in any order. The total is read with the count, so that of two at the same time
 * the later one counts again.
 * @returns what it was before, when that was not the count
 */
export async function countCatalogue(
  db: Firestore,
  counted: Query,
  counter: AppCounterName,
): Promise<Mended | null> {
  const totals = db.doc(documentPaths.appTotals());
  const count = async (transaction: Transaction): Promise<Mended | null> => {
    const known: unknown = (await transaction.get(totals)).get(counter);
    const after = (await transaction.get(counted.count())).data().count;
    if (known === after) return null;
    transaction.set(totals, { [counter]: after }, { merge: true });
    return {
      figure: `${totals.path} ${counter}`,
      before: typeof known === "number" ? known : null,
      after,
    };
  };
  return runExclusive(totals.path, () => db.runTransaction(count));
}
