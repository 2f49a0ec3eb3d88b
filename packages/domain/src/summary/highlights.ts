import { shownValue } from "../criterion/band.ts";
import type { Band, BandThresholds, Criterion } from "../criterion/criterion.ts";
import { goodness } from "../criterion/goodness.ts";
import type { CriterionId } from "../criterion/criterionId.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";

/** Number of strengths and of priorities that a results page leads with. */
export const HIGHLIGHT_LIMIT = 3;

/** Describes what strengths and priorities take beside the result. */
export interface HighlightOptions {
  /** Count of how many at most; by default 3. */
  readonly limit?: number;
  /** Criteria that the professional has hidden. */
  readonly hidden?: readonly CriterionId[];
}

/**
 * The best criteria of the good band, best first. Ages and hidden criteria are left out; so are measures of low
 * confidence: what a results page leads with must stand.
 */
export function strengths(result: DiagnosisResult, options: HighlightOptions = {}): CriterionResult[] {
  return highlights(result, "good", options, ({ criterion, thresholds }) => [
    thresholds.good,
    criterion.direction === "higher" ? criterion.max : criterion.min,
  ]);
}

/** The worst criteria of the poor band, worst first; the same are left out. */
export function priorities(result: DiagnosisResult, options: HighlightOptions = {}): CriterionResult[] {
  return highlights(result, "poor", options, ({ criterion, thresholds }) => [
    thresholds.medium,
    criterion.direction === "higher" ? criterion.min : criterion.max,
  ]);
}

/** A measured criterion that has bands of its own, as the ages have not. */
interface Banded {
  readonly result: CriterionResult;
  readonly criterion: Criterion;
  readonly thresholds: BandThresholds;
  readonly value: number;
}

/** The measures that can be a strength or a priority: neither hidden, nor an age, nor of low confidence. */
function leading({ criteria }: DiagnosisResult, hidden: readonly CriterionId[] = []): Banded[] {
  return criteria.flatMap((result): Banded[] => {
    const { criterion, value, confidence } = result;
    const { thresholds } = criterion;
    return value === null || confidence === "low" || !thresholds || hidden.includes(criterion.id)
      ? []
      : [{ result, criterion, thresholds, value }];
  });
}

/**
 * Tells whether a result has any measure that may be a strength or a priority. Without one, no strength and no priority means
 * that nothing is known, not that nothing is to be done.
 */
export function canLead(result: DiagnosisResult): boolean {
  return leading(result).length > 0;
}

/**
 * Gives what was measured, the best first, for whoever shows it to the person. Ages and hidden criteria are left out.
 * @param hidden criteria that are not shown
 */
export function bestFirst(
  { criteria }: DiagnosisResult,
  hidden: readonly CriterionId[] = [],
): readonly CriterionResult[] {
  return criteria
    .flatMap((result) => {
      const { criterion, value } = result;
      const good = value === null || hidden.includes(criterion.id) ? null : goodness(criterion, value);
      return good === null ? [] : [{ result, good }];
    })
    .toSorted((one, other) => other.good - one.good)
    .map(({ result }) => result);
}

function highlights(
  result: DiagnosisResult,
  band: Band,
  { limit = HIGHLIGHT_LIMIT, hidden }: HighlightOptions,
  stretchOf: (banded: Banded) => readonly [limit: number, end: number],
): CriterionResult[] {
  return leading(result, hidden)
    .filter((each) => each.result.band === band)
    .map((each) => ({ result: each.result, depth: depth(each, stretchOf(each)) }))
    .toSorted((one, other) => other.depth - one.depth)
    .map(({ result }) => result)
    .slice(0, limit);
}

/**
 * Tells how far into its band a shown value lies: 0 at the band's limit, 1 at the end of the range. Criteria have different
 * limits, so that 92 is just good for one and excellent for another. A band of one value only, as the best level of
 * the jowls, is all end.
 */
function depth({ criterion, value }: Banded, [limit, end]: readonly [limit: number, end: number]): number {
  return end === limit ? 1 : (shownValue(criterion, value) - limit) / (end - limit);
}
