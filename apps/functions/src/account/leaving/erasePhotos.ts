import type { DefaultRetentionPreview } from "@carnation/product/ai-settings";
import { callables, parseRequest } from "@carnation/product/callable";
import {
  diagnosisFilesPrefix,
  diagnosisResultPath,
  documentPaths,
  sendingAttachmentPath,
} from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile, photoRetentionLimit } from "@carnation/product/profile";
import { faceSendingKinds } from "@carnation/product/sending";
import { type Firestore, type Query, Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Backend } from "../../backend/backend.ts";
import { requireHourlyLimit } from "../../rate-limit/hourlyRateLimit.ts";
import { readAiSettings } from "../../readers/readAiSettings.ts";

/** Accounts, or diagnoses, read in one step. */
const STEP = 100;

/** The photos that a run has erased, or would have; stored as `statistics/retention`. */
export interface RetentionReport {
  readonly date: Date;
  readonly diagnoses: number;
  readonly files: number;
  readonly dryRun: boolean;
}

/**
 * Erases the photos of diagnoses that are older than their account keeps them, with their small copies, what was marked
 * on them, and the reports that show them; what was measured stays. A run that is cut off is taken up by the next one:
 * how far an account's photos are erased is noted down once they are.
 * @param dryRun whether it is only counted
 */
export async function erasePhotos(
  backend: Backend,
  dryRun: boolean,
  now: Date = new Date(),
): Promise<RetentionReport> {
  const { db } = backend;
  const byDefault = await defaultRetention(db);
  let diagnoses = 0;
  let files = 0;
  for await (const { uid, fields } of accounts(db)) {
    const months = parseProfile(uid, fields).photoRetentionMonths ?? byDefault;
    try {
      const erased = await erasePhotosOf(backend, uid, { limit: photoRetentionLimit(months, now), dryRun });
      diagnoses += erased.diagnoses;
      files += erased.files;
    } catch (error) {
      logger.error("an account's photos were not erased", { uid, failure: String(error) });
    }
  }
  const report = { date: now, diagnoses, files, dryRun };
  logger.info("the retention of photos", report);
  await db.doc(documentPaths.retentionReport()).set(report);
  return report;
}

/**
 * Gives what a length of the retention would erase in the coming night.
 * @param payload `{ months }`, untrusted; null is the length of the settings
 * @returns of how many diagnoses, and when the photos of the next one go (ISO 8601)
 * @throws CarnationError invalid-argument, account-disabled
 */
export async function previewRetention(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<{ readonly diagnoses: number; readonly next: string | null }> {
  const request = parseRequest(callables.previewretention, payload);
  authorize(actor, "update-profile", actor);
  const months = request.months ?? (await defaultRetention(db));
  const limit = photoRetentionLimit(months, now);
  const { count } = (await (await withPhotosBefore(db, actor.uid, limit)).count().get()).data();
  const later = ofAccount(db, actor.uid).where("created", ">=", Timestamp.fromDate(limit));
  const [first] = (await later.orderBy("created").limit(1).get()).docs;
  const created: unknown = first?.get("created");
  const next = created instanceof Timestamp ? photoRetentionLimit(-months, created.toDate()) : null;
  return { diagnoses: count, next: next?.toISOString() ?? null };
}

/** Frequency: how often an hour a shorter retention is counted, whichever administrators ask: it reads every account. */
const PREVIEWS_PER_HOUR = 60;

/**
 * Gives what a length of the retention for everybody would erase in the coming night, of the accounts that have chosen none of
 * their own. Whoever asks learns how many they are, and nothing of them.
 * @param payload `{ months }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied, account-disabled, resource-exhausted
 */
export async function previewDefaultRetention(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<DefaultRetentionPreview> {
  const { months } = parseRequest(callables.previewdefaultretention, payload);
  authorize(actor, "write-ai-settings");
  await requireHourlyLimit(db, { key: "previewdefaultretention", perHour: PREVIEWS_PER_HOUR });
  const limit = photoRetentionLimit(months, now);
  const total = { diagnoses: 0, professionals: 0 };
  for await (const step of accountSteps(db)) {
    const following = step.filter(
      ({ uid, fields }) => parseProfile(uid, fields).photoRetentionMonths === null,
    );
    const counts = await Promise.all(
      following.map(async ({ uid }) => {
        const query = await withPhotosBefore(db, uid, limit);
        return (await query.count().get()).data().count;
      }),
    );
    total.diagnoses += counts.reduce((sum, count) => sum + count, 0);
    total.professionals += counts.filter((count) => count > 0).length;
  }
  return total;
}

async function defaultRetention(db: Firestore): Promise<number> {
  const settings = await readAiSettings(db);
  return settings.photos.retentionMonths;
}

/** An account, as it is stored. */
interface StoredAccount {
  readonly uid: string;
  readonly fields: unknown;
}

async function* accounts(db: Firestore): AsyncGenerator<StoredAccount> {
  for await (const step of accountSteps(db)) yield* step;
}

/** Every account, in steps, so that however many there are they fit. */
async function* accountSteps(db: Firestore): AsyncGenerator<readonly StoredAccount[]> {
  const all = db.collection(documentPaths.users()).orderBy("__name__").limit(STEP);
  for (let query = all; ;) {
    const { docs } = await query.get();
    yield docs.map((account) => ({ uid: account.id, fields: account.data() }));
    const last = docs.at(-1);
    if (last === undefined || docs.length < STEP) return;
    query = all.startAfter(last);
  }
}

const ofAccount = (db: Firestore, uid: string): Query => db.collection(documentPaths.diagnoses(uid));

/** Those before a day whose photos no run has erased yet. */
async function withPhotosBefore(db: Firestore, uid: string, limit: Date): Promise<Query> {
  const done: unknown = (await db.doc(documentPaths.photoErasure(uid)).get()).get("until");
  const before = ofAccount(db, uid).where("created", "<", Timestamp.fromDate(limit));
  return (done instanceof Timestamp ? before.where("created", ">=", done) : before).orderBy("created");
}

async function erasePhotosOf(
  { db, files }: Backend,
  uid: string,
  { limit, dryRun }: { readonly limit: Date; readonly dryRun: boolean },
): Promise<{ readonly diagnoses: number; readonly files: number }> {
  const counted = { diagnoses: 0, files: 0 };
  const all = (await withPhotosBefore(db, uid, limit)).limit(STEP);
  for (let query = all; ;) {
    const { docs } = await query.get();
    for (const { id } of docs) {
      const paths = [...(await photosOf(files, uid, id)), ...(await reportsWith({ db, files }, uid, id))];
      if (paths.length > 0) counted.diagnoses += 1;
      counted.files += paths.length;
      if (!dryRun) for (const path of paths) await files.remove(path);
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < STEP) break;
    query = all.startAfter(last);
  }
  if (!dryRun) await noteDone(db, uid, limit);
  return counted;
}

/** The files of a diagnosis but what was measured. */
async function photosOf(files: Backend["files"], uid: string, id: string): Promise<string[]> {
  const all = await files.list(diagnosisFilesPrefix(uid, id));
  return all.filter((path) => path !== diagnosisResultPath(uid, id));
}

/** The reports that were sent with a diagnosis' photo in them; quotes and prescriptions show no face. */
async function reportsWith(
  { db, files }: Pick<Backend, "db" | "files">,
  uid: string,
  id: string,
): Promise<string[]> {
  const { docs } = await db
    .collection(documentPaths.sendings(uid))
    .where("diagnoses", "array-contains", id)
    .get();
  const paths = docs
    .filter((sending) => faceSendingKinds.includes(sending.get("kind")))
    .map((sending) => sendingAttachmentPath(uid, sending.id));
  const there = await Promise.all(paths.map((path) => files.exists(path)));
  return paths.filter((_path, place) => there[place]);
}

/** Never back: a longer retention brings no photo back, and what a shorter one erased is not looked for again. */
function noteDone(db: Firestore, uid: string, limit: Date): Promise<void> {
  const document = db.doc(documentPaths.photoErasure(uid));
  return db.runTransaction(async (transaction) => {
    const done: unknown = (await transaction.get(document)).get("until");
    if (done instanceof Timestamp && done.toDate() >= limit) return;
    transaction.set(document, { until: Timestamp.fromDate(limit) });
  });
}

/**
 * Tells whether the retention of photos only counts what it would erase: until a deployment says `erase`, once its operator
 * has seen the report of a dry run. On one machine it erases, unless it is told otherwise.
 */
export function isRetentionDryRun(): boolean {
  const mode = process.env["CARNATION_RETENTION"]?.trim();
  if (!mode) return !process.env["LOCAL_FIREBASE_SITE"];
  return mode !== "erase";
}
