import { CarnationError } from "@carnation/domain/error";
import { isoDay } from "@carnation/domain/format";
import { dailyLimitReached } from "@carnation/product/diagnosis";
import { type Allowance, takeAllowance } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";

/** Rate limit of an account: an allowance, and the field that keeps what is left of it. */
export interface AccountRateLimit {
  readonly uid: string;
  readonly field: string;
  readonly allowance: Allowance;
  /** Count of how many on one day, in Paris; without it as many as the allowance gives. */
  readonly perDay?: number;
}

/**
 * Takes one from a rate limit, in the transaction of what it is taken for. It reads: before anything is written.
 * @throws CarnationError resource-exhausted when nothing is left; refused when the day's are spent
 */
export async function consumeRateLimit(
  transaction: Transaction,
  db: Firestore,
  kept: AccountRateLimit,
): Promise<void> {
  const allowances = db.doc(documentPaths.allowances(kept.uid));
  const left = await transaction.get(allowances);
  const next = Timestamp.fromDate(nextOf(left, kept));
  const ofDay =
    kept.perDay === undefined ? {} : { [`${kept.field}OfDay`]: nextOfDay(left, kept, kept.perDay) };
  transaction.set(allowances, { [kept.field]: next, ...ofDay }, { merge: true });
}

/** The day and how many were taken on it, this one too. @throws CarnationError refused */
function nextOfDay(allowances: DocumentSnapshot, { field }: AccountRateLimit, perDay: number) {
  const day = isoDay(new Date());
  const taken: unknown =
    allowances.get(`${field}OfDay.day`) === day ? allowances.get(`${field}OfDay.count`) : 0;
  const count = (typeof taken === "number" ? taken : 0) + 1;
  if (count > perDay) throw new CarnationError("refused", dailyLimitReached(perDay));
  return { day, count };
}

/** Asks whether anything is left, and takes nothing. @throws CarnationError resource-exhausted */
export async function assertRateLimit(db: Firestore, kept: AccountRateLimit): Promise<void> {
  nextOf(await db.doc(documentPaths.allowances(kept.uid)).get(), kept);
}

function nextOf(allowances: DocumentSnapshot, { field, allowance }: AccountRateLimit): Date {
  const stored: unknown = allowances.get(field);
  const next = takeAllowance(allowance, stored instanceof Timestamp ? stored.toDate() : null, new Date());
  if (next === null) throw new CarnationError("resource-exhausted");
  return next;
}
