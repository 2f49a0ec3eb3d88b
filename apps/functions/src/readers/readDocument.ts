import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";

/**
 * Reads a document.
 * @param transaction in which it is read; without one it is read by itself
 */
export function readDocument(
  db: Firestore,
  path: string,
  transaction?: Transaction,
): Promise<DocumentSnapshot> {
  const document = db.doc(path);
  return transaction === undefined ? document.get() : transaction.get(document);
}
