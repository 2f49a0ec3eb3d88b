import {
  criteria,
  diagnosisFilesPrefix,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  isAge,
  isDiagnosisPending,
  judgementOf,
  parseAiSettings,
  parseDiagnosisResult,
  verdictOnPhoto,
  type DiagnosisErrorCode,
  type ResultEntry,
} from "@carnation/domain";
import type { DocumentReference } from "firebase-admin/firestore";
import type { AnalysisOptions, AnalysisPort, PhotoAnalysis } from "../analysis/analysisPort.ts";
import { removeAll, type Backend } from "../backend.ts";
import { endDone, endWithError } from "./endDiagnosis.ts";
import { readCatalogue } from "./readProposal.ts";
import { completeThumbnails, storeThumbnails } from "./thumbnails.ts";
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
 * Fills a diagnosis from its uploaded photo: small copies, result and masks beside the image, then state `done` with
 * what is proposed; or state `error` with the reason. Safe to repeat, early and late (triggers are delivered at least
 * once, and two deliveries may run at the same time): a diagnosis that has ended only gets the small copies that it
 * lacks, and a result that was written is the one that stays.
 * One that is ended or deleted meanwhile is given up, whether its photo waits or is being analysed; of one that was
 * deleted nothing stays.
 * A failure of Firestore or Storage is thrown, so that the delivery is retried; so is a busy or absent engine, until
 * the delivery is too old.
 */
export async function analysePhoto(
  backend: Backend,
  port: AnalysisPort,
  delivery: PhotoDelivery,
): Promise<void> {
  const { db, files } = backend;
  const { uid, id } = delivery;
  const diagnosis = db.doc(documentPaths.diagnosis(uid, id));
  const opened = await diagnosis.get();
  if (isDiagnosisPending(opened.get("state"))) await analyseOpen(backend, port, diagnosis, delivery);
  else if (opened.exists) await completeThumbnails(files, delivery);
  // Whoever deleted it did not see what was being written.
  if (!(await diagnosis.get()).exists) await removeAll(files, diagnosisFilesPrefix(uid, id));
}

async function analyseOpen(
  { db, files }: Backend,
  port: AnalysisPort,
  diagnosis: DocumentReference,
  { uid, id, ageMs = 0 }: PhotoDelivery,
): Promise<void> {
  const photo = await files.read(diagnosisPhotoPath(uid, id));
  const thumbnails = storeThumbnails(files, { uid, id }, photo);
  // While the analysis goes on: whether it failed is asked at its end.
  thumbnails.catch(() => undefined);
  const settings = parseAiSettings((await db.doc(documentPaths.aiSettings()).get()).data());
  const perceivedAge = settings.perceivedAge.enabled;
  const began = performance.now();
  const watch = watchPending(diagnosis);
  const options = { account: uid, signal: watch.signal, perceivedAge };
  const analysis = await analyse(port, photo, options).finally(watch.stop);
  await thumbnails;
  if (analysis === null) return;
  const ending = { uid, diagnosis, analysisMs: Math.round(performance.now() - began) };
  if (!analysis.ok) {
    if (passing.includes(analysis.error) && ageMs < PATIENCE_MS) {
      throw new Error(`The analysis is ${analysis.error}: to be tried again.`);
    }
    await endWithError(db, ending, analysis.error);
    return;
  }
  const quality = parseDiagnosisResult(analysis.entries).imageQuality;
  const photoVerdict = verdictOnPhoto(settings.quality, quality);
  if (photoVerdict === "refused") {
    await endWithError(db, ending, "low-quality");
    return;
  }
  const entries = perceivedAge ? analysis.entries : analysis.entries.map(withoutAge);
  const path = diagnosisResultPath(uid, id);
  await files.create(path, JSON.stringify(entries), "application/json");
  if (analysis.masks) {
    await files.create(diagnosisMasksPath(uid, id), JSON.stringify(analysis.masks), "application/json");
  }
  // What another delivery wrote first is the result that counts.
  const result: unknown = JSON.parse(new TextDecoder().decode(await files.read(path)));
  const catalogue = await readCatalogue(db, uid, settings);
  const judgement = { ...judgementOf(settings), photoVerdict };
  await endDone(db, ending, { engineVersion: analysis.engineVersion, result, catalogue, judgement });
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
