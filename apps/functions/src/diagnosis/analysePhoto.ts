import {
  criteria,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  isAge,
  isDiagnosisPending,
  readPerceivedAgeSwitch,
  type DiagnosisErrorCode,
  type ResultEntry,
} from "@carnation/domain";
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import type { AnalysisOptions, AnalysisPort, PhotoAnalysis } from "../analysis/analysisPort.ts";
import type { Backend } from "../backend.ts";
import { watchPending } from "./watchPending.ts";

/** Which diagnosis, and since when its photo is there. */
export interface PhotoDelivery {
  readonly uid: string;
  readonly id: string;
  /** Age of the delivery's event, milliseconds; new when it is not said. */
  readonly ageMs?: number;
}

/** Nothing was tried: the same delivery may come again. */
const passing: readonly DiagnosisErrorCode[] = ["busy", "unavailable"];

/**
 * How long such a delivery is tried again before the professional is told, milliseconds. They are waiting in front of
 * the screen. Less than the minute after which the local Firebase makes its last attempt: the diagnosis always ends.
 */
const PATIENCE_MS = 45_000;

/**
 * Fills a diagnosis from its uploaded photo: result and masks beside the image, then state `done`; or state `error`
 * with the reason. Safe to repeat, early and late (triggers are delivered at least once, and two deliveries may run at the
 * same time): a diagnosis that has ended is left alone, and a result that was written is the one that stays.
 * One that is ended or deleted meanwhile is given up, whether its photo waits or is being analysed.
 * A failure of Firestore or Storage is thrown, so that the delivery is retried; so is a busy or absent engine, until
 * the delivery is too old.
 */
export async function analysePhoto(
  { db, files }: Backend,
  port: AnalysisPort,
  { uid, id, ageMs = 0 }: PhotoDelivery,
): Promise<void> {
  const diagnosis = db.doc(`users/${uid}/diagnosis/${id}`);
  if (!isDiagnosisPending((await diagnosis.get()).get("state"))) return;

  const photo = await files.read(diagnosisPhotoPath(uid, id));
  const watch = watchPending(diagnosis);
  const options = { account: uid, signal: watch.signal, ...(await analysisOptions(db)) };
  const analysis = await analyse(port, photo, options).finally(watch.stop);
  if (analysis === null) return;
  if (!analysis.ok) {
    if (passing.includes(analysis.error) && ageMs < PATIENCE_MS) {
      throw new Error(`The analysis is ${analysis.error}: to be tried again.`);
    }
    await endWithError(db, diagnosis, analysis.error);
    return;
  }
  await files.create(
    diagnosisResultPath(uid, id),
    JSON.stringify(options.perceivedAge ? analysis.entries : analysis.entries.map(withoutAge)),
    "application/json",
  );
  if (analysis.masks) {
    await files.create(diagnosisMasksPath(uid, id), JSON.stringify(analysis.masks), "application/json");
  }
  await endDone(db, diagnosis, analysis.engineVersion);
}

/** What the settings ask for at the time of the analysis. */
async function analysisOptions(db: Firestore): Promise<Pick<AnalysisOptions, "perceivedAge">> {
  const { enabled } = readPerceivedAgeSwitch((await db.doc(documentPaths.aiSettings()).get()).data());
  return { perceivedAge: enabled };
}

/** An age that an engine gave though it was not asked for: a remote one knows nothing of the settings. */
function withoutAge(entry: ResultEntry): ResultEntry {
  const criterion = criteria.find(({ id }) => id === entry.algorithm_version_id);
  if (!criterion || !isAge(criterion) || entry.result.not_measured) return entry;
  return { ...entry, result: { area_results: [], not_measured: { reason: "switched-off" } } };
}

/** @returns `null` when the photo was given up */
async function analyse(
  port: AnalysisPort,
  photo: Uint8Array,
  options: AnalysisOptions & { readonly signal: AbortSignal },
): Promise<PhotoAnalysis | null> {
  try {
    return await port.analyse(photo, options);
  } catch {
    return options.signal.aborted ? null : { ok: false, error: "internal" };
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
