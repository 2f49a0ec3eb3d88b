import { isDiagnosisPending } from "@carnation/domain";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";

/** Gives up a diagnosis that waits for its photo, in the transaction that has read it; one that has ended stays as it is. */
export function giveUpDiagnosis(transaction: Transaction, diagnosis: DocumentSnapshot): void {
  if (!isDiagnosisPending(diagnosis.get("state"))) return;
  const finished = FieldValue.serverTimestamp();
  transaction.update(diagnosis.ref, { state: "error", error: "abandoned", finished });
}
