import type { Criterion, CriterionId } from "../criterion/criterion.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";
import type { Verdict } from "./change.ts";
import {
  type Comparability,
  type ComparabilityThresholds,
  type PhotoConditions,
  comparabilityOf,
  haveDifferentEngines,
} from "./comparability.ts";
import type { ComparisonRefusal } from "./comparisonRefusal.ts";
import { isObservedOnly } from "./observedComparison.ts";
import { type CriterionComparison, compareCriterion } from "./criterionComparison.ts";
import { comparisonKey, oldestFirst } from "./diagnosisPair.ts";

/** A stored diagnosis with its parsed result file. */
export interface DiagnosisToCompare {
  readonly id: string;
  /** Owner: whose diagnosis it is: the professional's account. */
  readonly uid: string;
  /** Id of the client; null for a quick diagnosis. */
  readonly customer: string | null;
  readonly created: Date;
  /** `done` once it has results. */
  readonly state: string;
  /** Version of the engine that measured it; null when it is not known. */
  readonly engineVersion: string | null;
  /** Null when the result cannot be read, or is not there yet. */
  readonly result: DiagnosisResult | null;
}

/** One side of a comparison. */
export interface ComparedDiagnosis {
  readonly id: string;
  readonly created: Date;
}

/** Two diagnoses of one person, compared. */
export interface DiagnosisComparison {
  /** `oldId-newId`. */
  readonly key: string;
  /** The older diagnosis. */
  readonly before: ComparedDiagnosis;
  /** The newer diagnosis. */
  readonly after: ComparedDiagnosis;
  /** Every criterion that is not hidden, in the order of display, also those that cannot be compared. */
  readonly criteria: readonly CriterionComparison[];
  /** Count of how many of these criteria have each verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly comparability: Comparability;
}

/** A comparison, or why there is none: see `comparisonRefusalTexts`. */
export type ComparisonOutcome =
  | { readonly ok: true; readonly comparison: DiagnosisComparison }
  | { readonly ok: false; readonly refusal: ComparisonRefusal };

/** Describes what `compareDiagnoses` takes beside the two diagnoses. */
export interface CompareDiagnosesOptions {
  /** The criteria with the thresholds in force. @default those that the newer result was parsed with */
  readonly criteria?: readonly Criterion[] | undefined;
  /** Criteria that the professional has hidden: they appear nowhere. */
  readonly hidden?: readonly CriterionId[] | undefined;
  /** @default comparabilityThresholds */
  readonly comparabilityThresholds?: ComparabilityThresholds | undefined;
}

/**
 * Compares two diagnoses of one person, the older one first whatever the order given (equal dates: by id).
 * Refused, in this order: the same diagnosis twice, two people, people that are not known (quick diagnoses), an
 * analysis that failed or still runs, a result that cannot be read, no visible criterion measured on both photos.
 * Values of different engine versions are kept and not compared: every verdict is then `incomparable`.
 */
export function compareDiagnoses(
  one: DiagnosisToCompare,
  other: DiagnosisToCompare,
  options: CompareDiagnosesOptions = {},
): ComparisonOutcome {
  const refusal = pairRefusal(one, other);
  if (refusal) return { ok: false, refusal };
  const [before, after] = oldestFirst(one, other);
  if (!before.result || !after.result) return { ok: false, refusal: "no-result" };
  return compareResults({ ...before, result: before.result }, { ...after, result: after.result }, options);
}

/** Tells why two diagnoses are no pair, whatever their results; null when they are one. Symmetric. */
export function pairRefusal(
  one: Omit<DiagnosisToCompare, "result">,
  other: Omit<DiagnosisToCompare, "result">,
): ComparisonRefusal | null {
  if (one.uid !== other.uid) return "different-customers";
  if (one.id === other.id) return "same-diagnosis";
  if (one.customer === null || other.customer === null) return "unknown-customer";
  if (one.customer !== other.customer) return "different-customers";
  if (one.state === "error" || other.state === "error") return "failed";
  return one.state === "done" && other.state === "done" ? null : "not-done";
}

interface ReadDiagnosis extends ComparedDiagnosis, Pick<DiagnosisToCompare, "engineVersion"> {
  readonly result: DiagnosisResult;
}

function compareResults(
  before: ReadDiagnosis,
  after: ReadDiagnosis,
  { criteria, hidden = [], comparabilityThresholds }: CompareDiagnosesOptions,
): ComparisonOutcome {
  const inForce = criteria ?? after.result.criteria.map(({ criterion }) => criterion);
  const conditions = [conditionsOf(before), conditionsOf(after)] as const;
  const comparability = comparabilityOf(...conditions, comparabilityThresholds);
  const options = {
    sameEngine: !haveDifferentEngines(...conditions),
    goodPhotos: comparability.level === "good",
  };
  const compared = inForce
    .filter(({ id }) => !hidden.includes(id))
    .map((criterion) => {
      const pair = { before: resultOf(before, criterion), after: resultOf(after, criterion) };
      return compareCriterion(criterion, pair, options);
    });
  if (!compared.some((one) => one.before !== null && one.after !== null)) {
    return { ok: false, refusal: "nothing-in-common" };
  }
  const comparison = {
    key: comparisonKey(before.id, after.id),
    before: { id: before.id, created: before.created },
    after: { id: after.id, created: after.created },
    criteria: compared,
    counts: countVerdicts(compared),
    comparability,
  };
  return { ok: true, comparison };
}

function conditionsOf({ result, engineVersion }: ReadDiagnosis): PhotoConditions {
  return { imageQuality: result.imageQuality, engineVersion: result.engineVersion ?? engineVersion };
}

function resultOf({ result }: ReadDiagnosis, { id }: Criterion): CriterionResult | null {
  return result.criteria.find(({ criterion }) => criterion.id === id) ?? null;
}

function countVerdicts(criteria: readonly CriterionComparison[]): Record<Verdict, number> {
  const counts = { improvement: 0, watch: 0, unconfirmed: 0, stable: 0, incomparable: 0 };
  for (const each of criteria) {
    if (!isObservedOnly(each)) counts[each.verdict] += 1;
  }
  return counts;
}
