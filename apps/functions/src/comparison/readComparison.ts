import {
  compareDiagnoses,
  type ComparedPhoto,
  type DiagnosisComparison,
  oldestFirst,
  pairRefusal,
} from "@carnation/domain/comparison";
import { hiddenCriteria } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import { comparisonRefusalError } from "@carnation/domain/internal/comparison";
import { holdsAnyCriterion } from "@carnation/domain/internal/result";
import { type DiagnosisResult, type MarkReviews, parseDiagnosisResult } from "@carnation/domain/result";
import type { Routine } from "@carnation/domain/routine";
import { type AiSettings } from "@carnation/product/ai-settings";
import { type Customer, realAgeOf } from "@carnation/product/customer";
import { type Diagnosis } from "@carnation/product/diagnosis";
import { judgedOptions } from "@carnation/product/judgement";
import { diagnosisResultPath } from "@carnation/product/path";
import { type Profile } from "@carnation/product/profile";
import { type Backend, type FileStore, readJson } from "../backend/backend.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import { readCustomer } from "../readers/readCustomer.ts";
import { readDiagnosis } from "../readers/readDiagnosis.ts";
import { readProfile } from "../readers/readProfile.ts";

/** A comparison with what it was made of. */
export interface ReadComparison {
  readonly comparison: DiagnosisComparison;
  /** The routine of the older diagnosis. */
  readonly routine: Routine;
  /** Reviews by the professional of the marks of each. */
  readonly reviews: Readonly<Record<ComparedPhoto, MarkReviews>>;
  readonly profile: Profile;
  readonly customer: Customer;
  readonly settings: AiSettings;
}

/** Two diagnoses of one client, the older one first. */
export interface DiagnosisPair {
  readonly customer: string;
  readonly before: Diagnosis;
  readonly after: Diagnosis;
}

/**
 * Reads two diagnoses of a professional that are a pair, whatever their order.
 * @throws CarnationError not-found (one of them is not theirs), refused with the reason why they are no pair
 */
export async function readPair(
  { db }: Pick<Backend, "db">,
  uid: string,
  ids: readonly [string, string],
): Promise<DiagnosisPair> {
  const [one, other] = await Promise.all(ids.map((id) => readDiagnosis(db, uid, id)));
  if (!one || !other) throw new CarnationError("not-found");
  const refusal = pairRefusal(one, other);
  if (refusal !== null) throw comparisonRefusalError(refusal);
  const [before, after] = oldestFirst(one, other);
  // A pair has a client: `pairRefusal` refuses the others.
  return { customer: one.customer ?? "", before, after };
}

/**
 * Compares two diagnoses of a professional, each read as it was judged at its end, by the limits of the newer one, without
 * the criteria that they hide.
 * @throws CarnationError not-found (a diagnosis or the client), refused with the reason why there is no comparison
 */
export async function readComparison(
  { db, files }: Backend,
  uid: string,
  ids: readonly [string, string],
): Promise<ReadComparison> {
  const pair = await readPair({ db }, uid, ids);
  const [profile, customer, settings] = await Promise.all([
    readProfile(db, uid),
    readCustomer(db, uid, pair.customer),
    readAiSettings(db),
  ]);
  if (customer === null) throw new CarnationError("not-found");
  const read = (diagnosis: Diagnosis) =>
    readResult(files, diagnosis, {
      ...judgedOptions(settings, diagnosis),
      realAge: realAgeOf(customer, diagnosis.created),
    });
  const [before, after] = await Promise.all([read(pair.before), read(pair.after)]);
  const outcome = compareDiagnoses(
    { ...pair.before, result: before },
    { ...pair.after, result: after },
    {
      // Whoever was a minor on the first photo is not told how old they looked on it.
      hidden: hiddenCriteria(profile.hiddenCriteria, realAgeOf(customer, pair.before.created)),
    },
  );
  if (!outcome.ok) throw comparisonRefusalError(outcome.refusal);
  const reviews = { before: pair.before.markReviews, after: pair.after.markReviews };
  const { routine } = pair.before;
  return { comparison: outcome.comparison, routine, reviews, profile, customer, settings };
}

/** The result of a diagnosis; null when there is none that can be read. */
async function readResult(
  files: FileStore,
  { uid, id }: Diagnosis,
  options: Parameters<typeof parseDiagnosisResult>[1],
): Promise<DiagnosisResult | null> {
  const json = await readJson(files, diagnosisResultPath(uid, id));
  const result = json === undefined ? null : parseDiagnosisResult(json, options);
  return result !== null && holdsAnyCriterion(result) ? result : null;
}
