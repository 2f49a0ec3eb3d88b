import { CarnationError } from "@carnation/domain/error";
import { documentPaths } from "@carnation/product/path";
import { type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { createHash } from "node:crypto";

const HOUR_MS = 3_600_000;

/** Measure of how far the beginnings of requests at once lie apart at most, with those that wait for their turn. Milliseconds. */
const AT_ONCE_MS = 60_000;

/** Frequency: how often something may be asked for in any hour, by whom or of what. */
export interface HourlyLimit {
  /** An address, a source, or what is asked for and by whom; only its hash is kept. */
  readonly key: string;
  readonly perHour: number;
}

/** Of one address. */
export const rateLimitOfAddress = (email: string): HourlyLimit => ({ key: `address:${email}`, perHour: 3 });
/** Of one source. */
export const rateLimitOfSource = (source: string): HourlyLimit => ({ key: `source:${source}`, perHour: 20 });

/** The document that keeps what is known of a key, which is kept nowhere. */
export const publicLimitPath = (key: string): string =>
  documentPaths.publicLimit(createHash("sha256").update(key).digest("hex"));

/**
 * Takes one of each limit, or none where one of them has nothing left.
 * @returns whether there was one of each
 */
export function consumeHourlyLimits(
  db: Firestore,
  limits: readonly HourlyLimit[],
  now: Date = new Date(),
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const taken = await Promise.all(
      limits.map(async (limit) => ({ ...limit, recent: await recentTimes(transaction, db, limit, now) })),
    );
    if (taken.some(({ recent, perHour }) => recent.length >= perHour)) return false;
    for (const { key, recent } of taken) {
      const times = [...recent, now].map((time) => Timestamp.fromDate(time));
      const expires = Timestamp.fromMillis(now.getTime() + HOUR_MS);
      transaction.set(db.doc(publicLimitPath(key)), { times, expires });
    }
    return true;
  });
}

/** Takes one of a limit. @throws CarnationError resource-exhausted when nothing is left */
export async function requireHourlyLimit(
  db: Firestore,
  limit: HourlyLimit,
  now: Date = new Date(),
): Promise<void> {
  if (!(await consumeHourlyLimits(db, [limit], now))) throw new CarnationError("resource-exhausted");
}

/**
 * The times of the last hour. Of two at once the one that is written first may have begun later: it counts. One that is
 * further to come is of a clock that was ahead, and nobody waits for it.
 */
async function recentTimes(
  transaction: Transaction,
  db: Firestore,
  { key }: HourlyLimit,
  now: Date,
): Promise<Date[]> {
  const stored: unknown = (await transaction.get(db.doc(publicLimitPath(key)))).get("times");
  const times = Array.isArray(stored) ? stored.filter((time) => time instanceof Timestamp) : [];
  return times
    .map((time) => time.toDate())
    .filter((time) => {
      const ago = now.getTime() - time.getTime();
      return ago < HOUR_MS && ago > -AT_ONCE_MS;
    });
}
