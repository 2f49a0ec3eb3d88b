import { hiddenCriteria } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import { reviewedMasks } from "@carnation/domain/internal/mark";
import { holdsAnyCriterion } from "@carnation/domain/internal/result";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { type Customer, realAgeOf } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { judgedOptions } from "@carnation/product/judgement";
import { diagnosisMasksPath, diagnosisPhotoPath, diagnosisResultPath } from "@carnation/product/path";
import { resultsReport, type ResultsReport } from "@carnation/product/report";
import { type Backend, readJson } from "../backend/backend.ts";
import type { ReportPhotoFile } from "../documents/reportPhotos.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import { readCustomer } from "../readers/readCustomer.ts";
import { readDiagnosis } from "../readers/readDiagnosis.ts";
import { readProfile } from "../readers/readProfile.ts";

/** The results of a photo as they are told, with whom they are for and the photo. */
export interface ReadResults {
  readonly report: ResultsReport;
  /** Null for a quick diagnosis. */
  readonly customer: Customer | null;
  /** Null once it was erased. */
  readonly photo: ReportPhotoFile | null;
}

/** Said of a diagnosis that has nothing to tell. */
const notReady = "Ce diagnostic n’a pas encore de résultats à envoyer.";

/**
 * Reads the results of a diagnosis as they were judged at its end, without what its client is not shown.
 * @throws CarnationError not-found (the diagnosis or its client), refused (no result that can be read)
 */
export async function readResults(
  { db, files }: Backend,
  uid: string,
  id: string,
  now: Date,
): Promise<ReadResults> {
  const diagnosis = await readDiagnosis(db, uid, id);
  if (diagnosis === null) throw new CarnationError("not-found");
  const [profile, settings, customer] = await Promise.all([
    readProfile(db, uid),
    readAiSettings(db),
    diagnosis.customer === null ? null : readCustomer(db, uid, diagnosis.customer),
  ]);
  if (diagnosis.customer !== null && customer === null) throw new CarnationError("not-found");
  const realAge = customer === null ? undefined : realAgeOf(customer, diagnosis.created);
  const json = diagnosis.state === "done" ? await readJson(files, diagnosisResultPath(uid, id)) : undefined;
  const result =
    json === undefined
      ? null
      : parseDiagnosisResult(json, { ...judgedOptions(settings, diagnosis), realAge });
  if (result === null || !holdsAnyCriterion(result)) throw new CarnationError("refused", notReady);
  const report = resultsReport({
    result,
    hidden: hiddenCriteria(profile.hiddenCriteria, realAge, { presentation: true }),
    profile,
    customer,
    taken: diagnosis.created,
    issued: now,
  });
  return { report, customer, photo: await readPhoto({ files }, diagnosis) };
}

/** The photo with the places of the face, by which it is framed; null once it was erased. */
async function readPhoto(
  { files }: Pick<Backend, "files">,
  { uid, id, markReviews }: Pick<Diagnosis, "uid" | "id" | "markReviews">,
): Promise<ReportPhotoFile | null> {
  const path = diagnosisPhotoPath(uid, id);
  if (!(await files.exists(path))) return null;
  const json = await readJson(files, diagnosisMasksPath(uid, id));
  const masks = json === undefined ? null : parseDiagnosisMasks(json);
  return { bytes: await files.read(path), masks: masks && reviewedMasks(masks, markReviews) };
}
