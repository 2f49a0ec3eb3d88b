import { type AppCounterName, type DayValueName, documentPaths, isoDay } from "@carnation/domain";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";
import { addToDay } from "./addToDay.ts";

/** A diagnosis that ends. */
export interface EndedDiagnosis {
  readonly uid: string;
  /** Its day is the one that it is counted on. */
  readonly created: Date;
  /** Values of the day that it adds to; `diagnoses` itself is counted always. */
  readonly values: Readonly<Partial<Record<DayValueName, number>>>;
  readonly done: boolean;
}

/**
 * Counts a diagnosis, for the product and for its professional. It is part of the transaction that ends the diagnosis,
 * and therefore happens once, however often its photo is delivered.
 */
export function countDiagnosis(
  db: Firestore,
  transaction: Transaction,
  { uid, created, values, done }: EndedDiagnosis,
): void {
  const added = { ...values, diagnoses: 1, [done ? "diagnoses_done" : "diagnoses_failed"]: 1 };
  addToDay(db, transaction, { uid, date: isoDay(created), values: added });
  if (!done) return;
  const total: Partial<Record<AppCounterName, FieldValue>> = {
    app_diagnosis_total: FieldValue.increment(1),
  };
  transaction.set(db.doc(documentPaths.appTotals()), total, { merge: true });
}
