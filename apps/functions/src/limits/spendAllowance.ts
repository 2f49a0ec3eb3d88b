import { type Allowance, CarnationError, documentPaths, takeAllowance } from "@carnation/domain";
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";

/** An allowance of a professional, and the field that keeps what is left of it. */
export interface KeptAllowance {
  readonly uid: string;
  readonly field: string;
  readonly allowance: Allowance;
}

/**
 * Takes one from an allowance, in the transaction of what it is taken for. It reads: before anything is written.
 * @throws CarnationError resource-exhausted when nothing is left
 */
export async function spendAllowance(
  transaction: Transaction,
  db: Firestore,
  kept: KeptAllowance,
): Promise<void> {
  const allowances = db.doc(documentPaths.allowances(kept.uid));
  const next = nextOf(await transaction.get(allowances), kept);
  transaction.set(allowances, { [kept.field]: Timestamp.fromDate(next) }, { merge: true });
}

/** Asks whether anything is left, and takes nothing. @throws CarnationError resource-exhausted */
export async function requireAllowance(db: Firestore, kept: KeptAllowance): Promise<void> {
  nextOf(await db.doc(documentPaths.allowances(kept.uid)).get(), kept);
}

function nextOf(allowances: DocumentSnapshot, { field, allowance }: KeptAllowance): Date {
  const stored: unknown = allowances.get(field);
  const next = takeAllowance(allowance, stored instanceof Timestamp ? stored.toDate() : null, new Date());
  if (next === null) throw new CarnationError("resource-exhausted");
  return next;
}
