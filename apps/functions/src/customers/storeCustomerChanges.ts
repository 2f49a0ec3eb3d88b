import { type Customer, customerChanges, withLinesAdded } from "@carnation/product/customer";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";

/** Writes the fields of a client that change, and no other; lines are added to the ledger as it is stored. */
export function storeCustomerChanges(
  transaction: Transaction,
  stored: DocumentSnapshot,
  before: Customer,
  after: Customer,
): void {
  const { consents, ...changes } = customerChanges(before, after);
  const ledger = Array.isArray(consents) && { consents: withLinesAdded(stored.get("consents"), consents) };
  const fields = { ...changes, ...ledger };
  if (Object.keys(fields).length > 0) transaction.set(stored.ref, fields, { merge: true });
}
