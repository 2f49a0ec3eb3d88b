import { shownValue } from "../criterion/band.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import type { Confidence } from "../result/resultEntry.ts";
import {
  type Change,
  type Pair,
  type Verdict,
  changeBetween,
  confirmedVerdict,
  smallestChange,
  verdictOf,
} from "./change.ts";
import { type ComparisonObstacle, measureObstacle, obstacleOf } from "./comparisonObstacle.ts";
import {
  type AreaComparison,
  type SubMetricComparison,
  compareAreas,
  compareSubMetrics,
} from "./secondaryComparison.ts";

/** One criterion on two photos, older first. */
export interface CriterionComparison extends Change {
  readonly criterion: Criterion;
  readonly verdict: Verdict;
  /** The difference from which these two photos tell a change, in the unit of the criterion. */
  readonly smallestChange: number;
  /** Reason why the verdict is `incomparable`; null otherwise. */
  readonly obstacle: ComparisonObstacle | null;
  /** True when both scores are those of marks that the professional verified. */
  readonly verified: boolean;
  /** Measure of how sure the less sure of the two measures is; null when neither says. */
  readonly confidence: Confidence | null;
  readonly areas: readonly AreaComparison[];
  readonly subMetrics: readonly SubMetricComparison[];
}

/** A criterion that moved by its margin or more. */
export interface ChangedCriterion extends CriterionComparison {
  readonly delta: number;
  readonly verdict: "improvement" | "watch";
}

/** A criterion that moved by its margin or more, as far as photos that are not sure enough can tell. */
export interface UnconfirmedCriterion extends CriterionComparison {
  readonly delta: number;
  readonly verdict: "unconfirmed";
}

/** Describes what the two photos allow. */
export interface CompareCriterionOptions {
  /** False when two different versions of the engine gave the values: they then have no delta. @default true */
  readonly sameEngine?: boolean | undefined;
  /** True when the comparability of the two photos is good. @default true */
  readonly goodPhotos?: boolean | undefined;
}

/**
 * Compares one criterion on two photos. Differences are taken between the shown values (CRITERIA B, edge rules),
 * judged by the direction and the stable margin of the criterion that is passed in, the thresholds in force, or by the
 * margin of the less sure photo where that is wider.
 * @param pair what the older and the newer diagnosis say about it; null when they do not know it
 */
export function compareCriterion(
  criterion: Criterion,
  pair: Pair<CriterionResult>,
  { sameEngine = true, goodPhotos = true }: CompareCriterionOptions = {},
): CriterionComparison {
  const shown = (result: CriterionResult | null): number | null =>
    result === null || result.value === null ? null : shownValue(criterion, result.value);
  const values = { before: shown(pair.before), after: shown(pair.after) };
  // Values of two engines share no scale, whatever else differs.
  const different = sameEngine ? measureObstacle(pair) : null;
  const comparable = sameEngine && different === null;
  const change = changeBetween(values, { direction: criterion.direction, comparable });
  const smallest = smallestChange(criterion, [pair.before, pair.after]);
  const confidence = lowerConfidence(pair);
  // Of low confidence, or a step of a short scale on photos that differ (CRITERIA A.7): wait for a further photo.
  const confirmed = confidence !== "low" && (goodPhotos || !isStepped(criterion));
  return {
    criterion,
    ...change,
    verdict: confirmedVerdict(verdictOf(change, { stable: smallest }), confirmed),
    smallestChange: smallest,
    obstacle: obstacleOf(change, pair, different),
    verified: pair.before?.verified !== undefined && pair.after?.verified !== undefined,
    confidence,
    // An area that both photos show compares even where the whole face does not.
    areas: compareAreas(criterion, pair, {
      comparable: comparable || different === "other-areas",
      smallest,
      confirmed,
    }),
    subMetrics: compareSubMetrics(criterion, pair, { comparable, smallest, confirmed }),
  };
}

/** Tells whether a criterion surely moved by its margin or more. */
export function isChanged(comparison: CriterionComparison): comparison is ChangedCriterion {
  return comparison.verdict === "improvement" || comparison.verdict === "watch";
}

/** Tells whether a criterion seems to have moved, on photos that cannot vouch for it. */
export function isUnconfirmed(comparison: CriterionComparison): comparison is UnconfirmedCriterion {
  return comparison.verdict === "unconfirmed";
}

/** Tells whether a criterion has a few ordered steps and no quantities between them: the jowls (CRITERIA A.7). */
export function isStepped(criterion: Criterion): boolean {
  return criterion.unit === "/4";
}

const surest: readonly Confidence[] = ["low", "medium", "high"];

function lowerConfidence({ before, after }: Pair<CriterionResult>): Confidence | null {
  const known = [before?.confidence, after?.confidence];
  return surest.find((confidence) => known.includes(confidence)) ?? null;
}
