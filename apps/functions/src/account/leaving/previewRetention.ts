import type { DefaultRetentionPreview } from "@carnation/product/ai-settings";
import { callables, parseRequest } from "@carnation/product/callable";
import { type Actor, authorize } from "@carnation/product/permission";
import { photoRetentionLimit } from "@carnation/product/profile";
import { Timestamp } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";
import { requireHourlyLimit } from "../../rate-limit/hourlyRateLimit.ts";
import {
  accountSteps,
  defaultRetention,
  diagnosesByAge,
  diagnosesWithPhotosBefore,
} from "./retentionQueries.ts";

/** Accounts read in one step. */
const STEP = 100;

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
  const { count } = (await (await diagnosesWithPhotosBefore(db, actor.uid, limit)).count().get()).data();
  const later = diagnosesByAge(db, actor.uid).where("created", ">=", Timestamp.fromDate(limit));
  const [first] = (await later.limit(1).get()).docs;
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
  for await (const step of accountSteps(db, STEP)) {
    const counts = await Promise.all(
      step
        .filter((account) => account.months === null)
        .map(async ({ uid }) => {
          const query = await diagnosesWithPhotosBefore(db, uid, limit);
          return (await query.count().get()).data().count;
        }),
    );
    total.diagnoses += counts.reduce((sum, count) => sum + count, 0);
    total.professionals += counts.filter((count) => count > 0).length;
  }
  return total;
}
