import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { diagnosisRetryOf, isDiagnosisPending, parseDiagnosis } from "@carnation/product/diagnosis";
import { diagnosisAllowance } from "@carnation/product/limits";
import { diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";
import { consumeRateLimit } from "../../rate-limit/accountRateLimit.ts";
import { customerOf } from "../customerOf.ts";
import { readable } from "../../readers/readable.ts";
import { requireConsent } from "../requirePhotoPermission.ts";
import { addEntry, nextRound, type QueuedPhoto } from "./enqueuePhoto.ts";
import { entryOf } from "./readQueue.ts";
import { tellPlaces } from "./tellPlaces.ts";

/**
 * Has the photo of a failed diagnosis analysed again: the same diagnosis, with the date of its photo, takes the place of its
 * failure. One that waits or is done stays as it is, so that asking twice is safe.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found (no such
 *   diagnosis, or its photo is gone), aborted (another photo is needed), resource-exhausted (too many in a short time);
 *   invalid-argument with the specification's message when the person does not agree any more
 */
export async function retryDiagnosis(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { id } = parseRequest(callables.retrydiagnosis, payload);
  authorize(actor, "start-diagnosis", actor);
  const { uid } = actor;
  await analyseAgain(backend, { uid, id }, (transaction) =>
    consumeRateLimit(transaction, backend.db, { uid, field: "diagnoses", allowance: diagnosisAllowance }),
  );
  return { id };
}

/**
 * Opens a failed diagnosis again and queues its photo.
 * @param spend reads and writes in the transaction before anything else is written
 * @throws CarnationError as `retryDiagnosis`
 */
export async function analyseAgain(
  { db, files }: Pick<Backend, "db" | "files">,
  { uid, id }: QueuedPhoto,
  spend: (transaction: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const hasPhoto = await files.exists(diagnosisPhotoPath(uid, id));
  const round = await nextRound(db, uid);
  await db.runTransaction((transaction) => open(db, transaction, { uid, id, hasPhoto, round, spend }));
  await tellPlaces(db);
}

interface Opening extends QueuedPhoto {
  readonly hasPhoto: boolean;
  readonly round: number;
  readonly spend: (transaction: Transaction) => Promise<void>;
}

async function open(
  db: Firestore,
  transaction: Transaction,
  { uid, id, hasPhoto, round, spend }: Opening,
): Promise<void> {
  const stored = await transaction.get(db.doc(documentPaths.diagnosis(uid, id)));
  if (!stored.exists) throw new CarnationError("not-found");
  const entry = await transaction.get(entryOf(db, { uid, id }));
  const [read] = readable(stored, parseDiagnosis);
  if (read === undefined) throw new CarnationError("aborted");
  const { state, error, consent } = read;
  if (state === "done" || entry.exists) return;
  if (!hasPhoto) throw new CarnationError("not-found");
  if (!isDiagnosisPending(state)) {
    if (error === null || diagnosisRetryOf(error) !== "same-photo" || !consent) {
      throw new CarnationError("aborted");
    }
    const known = customerOf(stored);
    if (known !== null) requireConsent(await transaction.get(known));
    await spend(transaction);
    transaction.update(stored.ref, {
      state: "started",
      error: FieldValue.delete(),
      finished: FieldValue.delete(),
    });
  }
  addEntry(transaction, entry, { uid, round });
}
