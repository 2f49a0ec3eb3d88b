import {
  diagnosisPhotoPath,
  diagnosisResultPath,
  isDiagnosisPending,
  type DiagnosisErrorCode,
} from "@carnation/domain";
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import type { AnalysisPort, PhotoAnalysis } from "../analysis/analysisPort.ts";
import type { Backend } from "../backend.ts";

/**
 * Fills a diagnosis from its uploaded photo: result file beside the image, then state `done`; or state `error` with
 * the reason. Safe to repeat, early and late (triggers are delivered at least once, and two deliveries may run at the
 * same time): a diagnosis that has ended is left alone, and a result that was written is the one that stays.
 * A failure of Firestore or Storage is thrown, so that the delivery is retried.
 */
export async function analysePhoto(
  { db, files }: Backend,
  port: AnalysisPort,
  { uid, id }: { uid: string; id: string },
): Promise<void> {
  const diagnosis = db.doc(`users/${uid}/diagnosis/${id}`);
  if (!isDiagnosisPending((await diagnosis.get()).get("state"))) return;

  const photo = await files.read(diagnosisPhotoPath(uid, id));
  const analysis = await analyse(port, photo);
  if (!analysis.ok) {
    await endWithError(db, diagnosis, analysis.error);
    return;
  }
  await files.create(diagnosisResultPath(uid, id), JSON.stringify(analysis.entries), "application/json");
  await endDone(db, diagnosis, analysis.engineVersion);
}

async function analyse(port: AnalysisPort, photo: Uint8Array): Promise<PhotoAnalysis> {
  try {
    return await port.analyse(photo);
  } catch {
    return { ok: false, error: "internal" };
  }
}

async function endWithError(
  db: Firestore,
  diagnosis: DocumentReference,
  error: DiagnosisErrorCode,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(diagnosis);
    if (!isDiagnosisPending(current.get("state"))) return;
    transaction.update(diagnosis, { state: "error", error, finished: FieldValue.serverTimestamp() });
  });
}

/** The state, the client's last diagnosis and the counters change together, once. */
async function endDone(db: Firestore, diagnosis: DocumentReference, engineVersion: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(diagnosis);
    if (!isDiagnosisPending(current.get("state"))) return;
    const customer: unknown = current.get("customer");
    const client = isReference(customer) ? await transaction.get(customer) : null;
    const created: unknown = current.get("created");
    transaction.update(diagnosis, {
      state: "done",
      result_source: "file",
      engine_version: engineVersion,
      finished: FieldValue.serverTimestamp(),
    });
    if (client?.exists && !isAfter(client.get("last_diagnostic.date"), created)) {
      transaction.update(client.ref, { last_diagnostic: { id: diagnosis.id, date: created } });
    }
    const increment = FieldValue.increment(1);
    transaction.set(db.doc("statistics/totals"), { app_diagnosis_total: increment }, { merge: true });
  });
}

/** Photos may be analysed in another order than they were taken. */
function isAfter(known: unknown, created: unknown): boolean {
  return known instanceof Timestamp && created instanceof Timestamp && known.valueOf() > created.valueOf();
}

function isReference(value: unknown): value is DocumentReference {
  return typeof value === "object" && value !== null && "firestore" in value && "path" in value;
}
