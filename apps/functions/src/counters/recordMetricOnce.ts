import { documentPaths } from "@carnation/product/path";
import { countedFact, type CountedFact, type FactKind } from "@carnation/product/statistics";
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import * as v from "valibot";
import { isBeingErased } from "./isBeingErased.ts";

/** A document as it was written, and what it is looked at as. */
export interface FactSource {
  readonly kind: FactKind;
  /** Path of the document, and what was stored there. */
  readonly path: string;
  readonly fields: unknown;
  /** Owner: whose it is; null for a document of the product. */
  readonly uid: string | null;
}

/** The id of a fact: the same for the same document, and nobody finds the document by it. */
export function factId(kind: FactKind, path: string): string {
  return createHash("sha256").update(`${kind} ${path}`).digest("hex");
}

/**
 * Counts what a document adds to a day, once, however often its writing is told and whether it is erased meanwhile: the fact
 * that it is counted is written in the transaction that adds it to the figures of the product and of its professional. A
 * diagnosis that failed and is done after all counts as done, in the place of the failure.
 * @returns whether it was counted now
 */
export async function recordMetricOnce(
  db: Firestore,
  { kind, path, fields, uid }: FactSource,
): Promise<boolean> {
  const fact = countedFact(kind, fields);
  if (fact === null) return false;
  const document = db.doc(documentPaths.countedFact(factId(kind, path)));
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const before = stored.exists ? valuesOf(stored) : {};
    // What is told late never turns a result into the failure of before it.
    const isMended = before["diagnoses_failed"] !== undefined && fact.values.diagnoses_done !== undefined;
    if (stored.exists && !isMended) return false;
    // Of an account that is gone the product keeps the figures, and no name.
    const owner = uid !== null && !(await isBeingErased(db, transaction, uid)) ? uid : null;
    transaction.set(document, { kind, uid: owner, ...fact });
    addToDays(db, transaction, owner, { ...fact, values: difference(before, fact.values) });
    return true;
  });
}

function valuesOf(fact: DocumentSnapshot): Readonly<Record<string, number>> {
  const values = v.safeParse(v.record(v.string(), v.number()), fact.get("values"));
  return values.success ? values.output : {};
}

/** Gives what is to be added to the figures that have the values of before. */
function difference(
  before: Readonly<Record<string, number>>,
  after: CountedFact["values"],
): CountedFact["values"] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const valueIn = (values: object, name: string): number => Number(Reflect.get(values, name) ?? 0);
  return Object.fromEntries([...names].map((name) => [name, valueIn(after, name) - valueIn(before, name)]));
}

function addToDays(
  db: Firestore,
  transaction: Transaction,
  uid: string | null,
  { date, values }: CountedFact,
): void {
  const added = Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)]);
  const day = { date, values: Object.fromEntries(added) };
  transaction.set(db.doc(documentPaths.dayStatistics(date)), day, { merge: true });
  if (uid !== null) transaction.set(db.doc(documentPaths.userDayStatistics(uid, date)), day, { merge: true });
  if (values.diagnoses_done === undefined) return;
  const total = { app_diagnosis_total: FieldValue.increment(1) };
  transaction.set(db.doc(documentPaths.appTotals()), total, { merge: true });
}
