import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { createOnce } from "../../apps/functions/src/backend/createOnce.ts";

export { createOnce };

const DAY_MS = 86_400_000;

/**
 * Does a part of the demo unless all of it was done before: what was changed or deleted since then stays so. Cut off, it
 * goes on at the next start.
 */
export async function partOnce(db: Firestore, name: string, work: () => Promise<unknown>): Promise<void> {
  const part = db.doc(`demo/${name}`);
  if ((await part.get()).exists) return;
  await work();
  await createOnce(part, { done: Timestamp.now() });
}

/** The time of now, days ago; in the future when there are less than none. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
