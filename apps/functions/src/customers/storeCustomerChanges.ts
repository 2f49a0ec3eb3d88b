import { type Customer, customerChanges, withLinesAdded } from "@carnation/product/customer";
import type { Transaction } from "firebase-admin/firestore";
import type { SnapshotOf } from "../backend/storedReferences.ts";

/** Writes the fields of a client that change, and no other; lines are added to the ledger as it is stored. */
export function storeCustomerChanges(
  transaction: Transaction,
  stored: SnapshotOf<"customer">,
  before: Customer,
  after: Customer,
): void {
  const { consents, ...changes } = customerChanges(before, after);
  const ledger = Array.isArray(consents) && { consents: withLinesAdded(stored.get("consents"), consents) };
  const fields = { ...changes, ...ledger };
  if (Object.keys(fields).length > 0) transaction.set(stored.ref, fields, { merge: true });
}
