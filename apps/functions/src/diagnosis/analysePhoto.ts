import { criteria, isAge } from "@carnation/domain/criterion";
import { parseDiagnosisResult, type ResultEntry } from "@carnation/domain/result";
import { type AiSettings, verdictOnPhoto } from "@carnation/product/ai-settings";
import {
  afterFailedAttempt,
  type FailedAttempt,
  isDiagnosisPending,
  unmeasurablePhoto,
} from "@carnation/product/diagnosis";
import { judgementOf } from "@carnation/product/judgement";
import {
  diagnosisFilesPrefix,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
} from "@carnation/product/path";
import type { DocumentReference } from "firebase-admin/firestore";
import type { AnalysisOptions, AnalysisPort, PhotoAnalysis } from "../ports/analysis/analysisPort.ts";
import { removeAll, type Backend } from "../backend/backend.ts";
import { endDone, endWithError, type EndingDiagnosis } from "./endDiagnosis.ts";
import { readCatalogue } from "./readProposal.ts";
import { storeThumbnails } from "./thumbnails.ts";
import { watchPending } from "./watchPending.ts";

/** A photo whose turn it is. */
export interface PhotoAttempt {
  readonly uid: string;
  readonly id: string;
  /** Analyses that were begun, this one too. */
  readonly attempts: number;
  /** Read once: the engine that is asked is the one that they name, and by them the photo is judged. */
  readonly settings: AiSettings;
}

/** `ended`: nothing waits any more; otherwise what becomes of a photo that still does (`afterFailedAttempt`). */
export type AttemptOutcome = "ended" | Exclude<FailedAttempt, "end">;

/**
 * Fills a diagnosis from its uploaded photo: small copies, result and masks beside the image, then state `done` with
 * what is proposed; or state `error` with the reason. Safe to repeat, and by two at the same time: a diagnosis that has
 * ended stays as it is, and a result that was written is the one that stays.
 * One that is ended or deleted meanwhile is given up; of one that was deleted nothing stays.
 * @throws Error when Firestore or Storage fails, or the photo is not there
 */
export async function analysePhoto(
  backend: Backend,
  port: AnalysisPort,
  attempt: PhotoAttempt,
): Promise<AttemptOutcome> {
  const { db, files } = backend;
  const { uid, id } = attempt;
  const diagnosis = db.doc(documentPaths.diagnosis(uid, id));
  const opened = await diagnosis.get();
  const isPending = isDiagnosisPending(opened.get("state"));
  const outcome = isPending ? await analyseOpen(backend, port, diagnosis, attempt) : "ended";
  // Whoever deleted it did not see what was being written.
  if (!(await diagnosis.get()).exists) await removeAll(files, diagnosisFilesPrefix(uid, id));
  return outcome;
}

async function analyseOpen(
  { db, files }: Backend,
  port: AnalysisPort,
  diagnosis: DocumentReference,
  { uid, id, attempts, settings }: PhotoAttempt,
): Promise<AttemptOutcome> {
  const photo = await files.read(diagnosisPhotoPath(uid, id));
  const thumbnails = storeThumbnails(files, { uid, id }, photo);
  // While the analysis goes on: whether it failed is asked at its end.
  thumbnails.catch(() => undefined);
  const began = performance.now();
  const watch = watchPending(diagnosis);
  const options = { account: uid, signal: watch.signal, perceivedAge: settings.perceivedAge.enabled };
  const analysis = await analyse(port, photo, options).finally(watch.stop);
  await thumbnails;
  if (analysis === null) return "ended";
  const analysisMs = Math.round(performance.now() - began);
  return endAnalysed({ db, files }, analysis, { uid, id, attempts, settings, diagnosis, analysisMs });
}

/**
 * Ends a diagnosis with what its analysis found: result and masks beside the photo, then the state.
 * @throws Error when Firestore or Storage fails
 */
export async function endAnalysed(
  { db, files }: Pick<Backend, "db" | "files">,
  analysis: PhotoAnalysis,
  { uid, id, attempts, settings, ...pending }: PhotoAttempt & EndingDiagnosis,
): Promise<AttemptOutcome> {
  const ending = { uid, ...pending };
  if (!analysis.ok) {
    const outcome = afterFailedAttempt(analysis.error, attempts);
    if (outcome !== "end") return outcome;
    await endWithError(db, ending, analysis.error);
    return "ended";
  }
  const measured = parseDiagnosisResult(analysis.entries);
  const unmeasurable = unmeasurablePhoto(measured);
  if (unmeasurable !== null) {
    await endWithError(db, ending, unmeasurable);
    return "ended";
  }
  const photoVerdict = verdictOnPhoto(settings.quality, measured.imageQuality);
  if (photoVerdict === "refused") {
    await endWithError(db, ending, "low-quality");
    return "ended";
  }
  const isAgeWanted = settings.perceivedAge.enabled;
  const entries = isAgeWanted ? analysis.entries : analysis.entries.map(withoutAge);
  const path = diagnosisResultPath(uid, id);
  await files.create(path, JSON.stringify(entries), "application/json");
  if (analysis.masks) {
    await files.create(diagnosisMasksPath(uid, id), JSON.stringify(analysis.masks), "application/json");
  }
  // What another attempt wrote first is the result that counts.
  const result: unknown = JSON.parse(new TextDecoder().decode(await files.read(path)));
  const catalogue = await readCatalogue(db, uid, settings);
  const judgement = { ...judgementOf(settings), photoVerdict };
  await endDone(db, ending, { engineVersion: analysis.engineVersion, result, catalogue, judgement });
  return "ended";
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
