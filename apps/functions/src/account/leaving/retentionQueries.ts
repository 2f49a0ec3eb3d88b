import { documentPaths } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import { type Firestore, type Query, Timestamp } from "firebase-admin/firestore";
import { pages } from "../../backend/pages.ts";
import { readAiSettings } from "../../readers/readAiSettings.ts";

/** An account, and how long it keeps photos: the months that it has chosen; null as long as the settings say. */
export interface RetainingAccount {
  readonly uid: string;
  readonly months: number | null;
}

/** Reads how long photos are kept where an account has chosen nothing, in months. */
export async function defaultRetention(db: Firestore): Promise<number> {
  return (await readAiSettings(db)).photos.retentionMonths;
}

/**
 * Every account, in steps, so that however many there are they fit.
 * @param after the last account of the step before; null for the first step
 */
export async function* accountSteps(
  db: Firestore,
  size: number,
  after: string | null = null,
): AsyncGenerator<readonly RetainingAccount[]> {
  const chosen = db.collection(documentPaths.users()).select("photo_retention_months");
  for await (const step of pages(chosen, { size, after })) {
    yield step.map((account) => retainingAccount(account.id, account.data()));
  }
}

/** Reads one account; null for one that is gone. */
export async function readRetainingAccount(db: Firestore, uid: string): Promise<RetainingAccount | null> {
  const stored = await db.doc(documentPaths.user(uid)).get();
  return stored.exists ? retainingAccount(uid, stored.data()) : null;
}

function retainingAccount(uid: string, fields: unknown): RetainingAccount {
  return { uid, months: parseProfile(uid, fields).photoRetentionMonths };
}

/** The diagnoses of an account, the oldest first. */
export function diagnosesByAge(db: Firestore, uid: string): Query {
  return db.collection(documentPaths.diagnoses(uid)).orderBy("created");
}

/** Those before a day whose photos no run has erased yet, the oldest first. */
export async function diagnosesWithPhotosBefore(db: Firestore, uid: string, limit: Date): Promise<Query> {
  const done: unknown = (await db.doc(documentPaths.photoErasure(uid)).get()).get("until");
  return diagnosesBetween(db, uid, done instanceof Timestamp ? done : null, limit);
}

/** Diagnoses of an account from a moment on and before a day: one at exactly that day is none of them. */
export function diagnosesBetween(db: Firestore, uid: string, from: Timestamp | null, limit: Date): Query {
  const before = diagnosesByAge(db, uid).where("created", "<", Timestamp.fromDate(limit));
  return from === null ? before : before.where("created", ">=", from);
}
