import { isDiagnosisPending } from "@carnation/product/diagnosis";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { ReferenceTo, SnapshotOf } from "../backend/storedReferences.ts";

/** Ends a diagnosis whose photo will not come. @returns whether it waited for one */
export function abandonDiagnosis(diagnosis: ReferenceTo<"diagnosis">): Promise<boolean> {
  return diagnosis.firestore.runTransaction(async (transaction) =>
    abandonInTransaction(transaction, await transaction.get(diagnosis)),
  );
}

/** The same, in a transaction that has read the diagnosis. @returns whether it waited for a photo */
export function abandonInTransaction(transaction: Transaction, diagnosis: SnapshotOf<"diagnosis">): boolean {
  if (!isDiagnosisPending(diagnosis.get("state"))) return false;
  const finished = FieldValue.serverTimestamp();
  transaction.update(diagnosis.ref, { state: "error", error: "abandoned", finished });
  return true;
}
