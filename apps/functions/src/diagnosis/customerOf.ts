import { DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";

/** Where the client of a stored diagnosis is; null for a quick one. */
export function customerOf(diagnosis: DocumentSnapshot): DocumentReference | null {
  const customer: unknown = diagnosis.get("customer");
  return customer instanceof DocumentReference ? customer : null;
}
