import { countedFact, type CountedFact, documentPaths, type FactKind } from "@carnation/domain";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import { isBeingErased } from "./isBeingErased.ts";

/** A document as it was written, and what it is looked at as. */
export interface FactSource {
  readonly kind: FactKind;
  /** Where it stands, and what was stored there. */
  readonly path: string;
  readonly fields: unknown;
  /** Whose it is; null for a document of the product. */
  readonly uid: string | null;
}

/** The id of a fact: the same for the same document, and nobody finds the document by it. */
export function factId(kind: FactKind, path: string): string {
  return createHash("sha256").update(`${kind} ${path}`).digest("hex");
}

/**
 * Counts what a document adds to a day, once, however often its writing is told and whether it is erased meanwhile: the fact
 * that it is counted is written in the transaction that adds it to the figures of the product and of its professional.
 * @returns whether it was counted now
 */
export async function noteFact(db: Firestore, { kind, path, fields, uid }: FactSource): Promise<boolean> {
  const fact = countedFact(kind, fields);
  if (fact === null) return false;
  const document = db.doc(documentPaths.countedFact(factId(kind, path)));
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).exists) return false;
    // Of an account that is gone the product keeps the figures, and no name.
    const owner = uid !== null && !(await isBeingErased(db, transaction, uid)) ? uid : null;
    transaction.create(document, { kind, uid: owner, ...fact });
    addToDays(db, transaction, owner, fact);
    return true;
  });
}

function addToDays(
  db: Firestore,
  transaction: Transaction,
  uid: string | null,
  { date, values }: CountedFact,
): void {
  const added = Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)]);
  const day = { date, values: Object.fromEntries(added) };
  const paths = [documentPaths.dayStatistics(date)];
  if (uid !== null) paths.push(documentPaths.userDayStatistics(uid, date));
  for (const path of paths) transaction.set(db.doc(path), day, { merge: true });
  if (values.diagnoses_done === undefined) return;
  const total = { app_diagnosis_total: FieldValue.increment(1) };
  transaction.set(db.doc(documentPaths.appTotals()), total, { merge: true });
}
