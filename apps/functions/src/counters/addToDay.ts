import { type DayValueName, documentPaths, type IsoDay } from "@carnation/domain";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";

/** What a day has more of. */
export interface AddedToDay {
  /** The professional. */
  readonly uid: string;
  readonly date: IsoDay;
  readonly values: Readonly<Partial<Record<DayValueName, number>>>;
}

/** Adds to the figures of a day, for the product and for a professional, in the transaction of what is counted. */
export function addToDay(db: Firestore, transaction: Transaction, { uid, date, values }: AddedToDay): void {
  const day = {
    date,
    values: Object.fromEntries(Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)])),
  };
  for (const path of [documentPaths.dayStatistics(date), documentPaths.userDayStatistics(uid, date)]) {
    transaction.set(db.doc(path), day, { merge: true });
  }
}
