import { type Diagnosis, parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readDocument } from "./readDocument.ts";

/** Reads a diagnosis of a professional; null when there is none. @throws ValiError for a document that is none */
export async function readDiagnosis(
  db: Firestore,
  uid: string,
  id: string,
  transaction?: Transaction,
): Promise<Diagnosis | null> {
  const stored = await readDocument(db, documentPaths.diagnosis(uid, id), transaction);
  return stored.exists ? parseDiagnosis(id, stored.data(), stored.ref.path) : null;
}
