import { type Customer, parseCustomer } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readDocument } from "./readDocument.ts";

/** Reads a client of a professional; null when there is none. @throws ValiError for a document that is none */
export async function readCustomer(
  db: Firestore,
  uid: string,
  id: string,
  transaction?: Transaction,
): Promise<Customer | null> {
  const stored = await readDocument(db, documentPaths.customer(uid, id), transaction);
  return stored.exists ? parseCustomer(id, stored.data()) : null;
}
