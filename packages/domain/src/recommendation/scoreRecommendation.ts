import { bandOf } from "../criterion/band.ts";
import { isAge } from "../criterion/criteria.ts";
import type { Band, Criterion, CriterionId } from "../criterion/criterion.ts";
import { type Observations, observedBand } from "../observation/observation.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";
import type { Recommendation } from "./recommendation.ts";
import type { Weight } from "./weights.ts";

/** Describes what a criterion that asks for help counts, by its band; a strength counts 0. */
export interface Needs {
  readonly medium: number;
  /** More than `medium`. */
  readonly poor: number;
}

/** The needs with which the product starts (CRITERIA F); AI settings may say otherwise. */
export const defaultNeeds: Needs = { medium: 1, poor: 2 };

/** Describes what one criterion contributes to a score. */
export interface ScoreTerm {
  readonly criterion: Criterion;
  readonly weight: Weight;
  readonly band: Band;
  /** Measure of how much the criterion asks for help: 0 when its band is good, 1 when medium, 2 when poor, by default. */
  readonly need: number;
  /** True when the band is what the professional saw, not a measure. */
  readonly observed: boolean;
}

/** Reason why a targeted criterion is left out of a score. */
export type IgnoredReason = "hidden" | "not-measured" | "real-age-unknown";

/** A targeted criterion that is left out of a score, and why. */
export interface IgnoredTerm {
  readonly criterion: Criterion;
  readonly weight: Weight;
  readonly reason: IgnoredReason;
}

/** Measure of how well a recommendation answers a diagnosis. */
export interface RecommendationScore {
  /**
   * 0-100, whole: 0 when it answers no need, 100 when it answers nothing but priorities; null when no criterion that it
   * targets could be judged.
   */
  readonly score: number | null;
  /** Holds what the score is made of, in the order of the criteria. */
  readonly terms: readonly ScoreTerm[];
  readonly ignored: readonly IgnoredTerm[];
}

/** Describes what a score depends on beside the result. */
export interface ScoreOptions {
  /** Real age of the person, in years. Without it the perceived ages count only if the result was read with one. */
  readonly realAge?: number | undefined;
  /** Criteria that the professional has hidden: a score never rests on what is not shown. */
  readonly hidden?: readonly CriterionId[];
  /** Observations of the professional; they count as the band of criteria without a value. */
  readonly observations?: Observations | undefined;
  /** @default `defaultNeeds` */
  readonly needs?: Needs | undefined;
}

/**
 * Tells how well a recommendation answers a diagnosis: 100 × Σ(weight × need) / Σ(weight × 2) over the criteria that it
 * targets (CRITERIA F; 2 is the need of a priority), rounded to a whole number. A criterion that is hidden, was neither
 * measured nor observed by the professional, or is an age without a real age, counts on neither side of the fraction.
 */
export function scoreRecommendation(
  { weights }: Pick<Recommendation, "weights">,
  { criteria }: Pick<DiagnosisResult, "criteria">,
  options: ScoreOptions = {},
): RecommendationScore {
  const needs = { good: 0, ...(options.needs ?? defaultNeeds) };
  const terms: ScoreTerm[] = [];
  const ignored: IgnoredTerm[] = [];
  for (const result of criteria) {
    const { criterion } = result;
    const weight = weights[criterion.id];
    if (weight === undefined) continue;
    const judged = judge(result, options);
    if ("reason" in judged) ignored.push({ criterion, weight, ...judged });
    else terms.push({ criterion, weight, ...judged, need: needs[judged.band] });
  }
  return { score: scoreOf(terms, needs.poor), terms, ignored };
}

function scoreOf(terms: readonly ScoreTerm[], mostNeed: number): number | null {
  const most = terms.reduce((sum, { weight }) => sum + weight * mostNeed, 0);
  return most === 0 ? null : Math.round((100 * needAnswered(terms)) / most);
}

/** Tells how much need is answered in all: the sum of weight × need. */
export function needAnswered(terms: readonly ScoreTerm[]): number {
  return terms.reduce((sum, { weight, need }) => sum + weight * need, 0);
}

function judge(
  { criterion, value, band }: CriterionResult,
  { realAge, hidden = [], observations = {} }: ScoreOptions,
): { readonly band: Band; readonly observed: boolean } | { readonly reason: IgnoredReason } {
  if (hidden.includes(criterion.id)) return { reason: "hidden" };
  if (value === null) {
    const own = observedBand(criterion, observations[criterion.id]);
    return own === null ? { reason: "not-measured" } : { band: own, observed: true };
  }
  const judged = isAge(criterion) && realAge !== undefined ? bandOf(criterion, value, { realAge }) : band;
  return judged === null ? { reason: "real-age-unknown" } : { band: judged, observed: false };
}
