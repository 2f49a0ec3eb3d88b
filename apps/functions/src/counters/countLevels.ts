import { type IsoDay, isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import { ACCOUNT_SUMMARY_FIELD, type LevelValueName, type Mended } from "@carnation/product/statistics";
import type { Firestore, Query } from "firebase-admin/firestore";

/** Holds what each state of a day counts. */
const levels: Readonly<Record<LevelValueName, readonly string[]>> = {
  subscriptions_active: ["active"],
  subscriptions_trialing: ["trialing"],
  subscriptions_late: ["past_due", "unpaid"],
};

/**
 * Counts the professionals by how their subscription stands, as their accounts sum it up, and keeps that as the state of today: the last time before midnight stays. Of
 * days that are over nothing tells it any more.
 * @returns what was not as it is counted now
 */
export async function countLevels(db: Firestore, now: Date = new Date()): Promise<readonly Mended[]> {
  const date: IsoDay = isoDay(now);
  const day = db.doc(documentPaths.dayStatistics(date));
  return db.runTransaction(async (transaction) => {
    const known = await transaction.get(day);
    const counted: [name: string, count: number][] = [];
    for (const [name, statuses] of Object.entries(levels)) {
      const { count } = (await transaction.get(standing(db, statuses).count())).data();
      counted.push([name, count]);
    }
    const mended = counted.flatMap(([name, after]): Mended[] => {
      const before: unknown = known.get(`values.${name}`);
      const figure = `${day.path} ${name}`;
      return before === after ? [] : [{ figure, before: typeof before === "number" ? before : null, after }];
    });
    if (mended.length > 0)
      transaction.set(day, { date, values: Object.fromEntries(counted) }, { merge: true });
    return mended;
  });
}

function standing(db: Firestore, statuses: readonly string[]): Query {
  return db
    .collection(documentPaths.users())
    .where("role", "==", "customer")
    .where(`${ACCOUNT_SUMMARY_FIELD}.status`, "in", [...statuses]);
}
