import { addDays, type IsoDay, isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import { daysOf, lastDays, type LevelValueName } from "@carnation/product/statistics";
import { parseSubscription, type Subscription } from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";

/** Days before the first start of which the demo knows how many subscribed: the longest periods, and those before them. */
const DAYS = 210;

/**
 * Counts how many subscribed on each of the days before the first start, from when their subscriptions began, were paid and ended.
 * What happened on those days is counted from the documents themselves, by the product's own functions.
 */
export async function seedDays(db: Firestore, now: Date = new Date()): Promise<void> {
  const days = daysOf(lastDays(DAYS, addDays(isoDay(now), -1)));
  const stored = await db.collectionGroup("subscriptions").get();
  const subscriptions = stored.docs.map((found) => parseSubscription(found.id, found.data()));
  const batch = db.batch();
  for (const date of days) {
    batch.set(
      db.doc(documentPaths.dayStatistics(date)),
      { date, values: levelsOn(date, subscriptions) },
      { merge: true },
    );
  }
  await batch.commit();
}

/** Tells how the subscriptions stood at the end of a day. */
export function levelsOn(
  date: IsoDay,
  subscriptions: readonly Subscription[],
): Record<LevelValueName, number> {
  const levels = { subscriptions_active: 0, subscriptions_trialing: 0, subscriptions_late: 0 };
  const has = (day: Date | null): boolean => day !== null && isoDay(day) <= date;
  for (const { status, created, endedAt, trialEnd, currentPeriodStart } of subscriptions) {
    if (!has(created) || has(endedAt)) continue;
    const isLate = (status === "past_due" || status === "unpaid") && has(currentPeriodStart);
    if (trialEnd !== null && !has(trialEnd)) levels.subscriptions_trialing += 1;
    else if (isLate) levels.subscriptions_late += 1;
    else levels.subscriptions_active += 1;
  }
  return levels;
}
