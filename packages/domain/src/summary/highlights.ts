import { shownValue } from "../criterion/band.ts";
import { isAge } from "../criterion/criteria.ts";
import type { Band, CriterionId } from "../criterion/criterion.ts";
import type { CriterionResult, DiagnosisResult } from "../result/diagnosisResult.ts";

/** Number of strengths and of priorities that a results page leads with. */
export const HIGHLIGHT_LIMIT = 3;

export interface HighlightOptions {
  readonly limit?: number;
  /** Criteria that the professional has hidden. */
  readonly hidden?: readonly CriterionId[];
}

/**
 * The best criteria of the good band, best first. Ages and hidden criteria are left out; so are measures of low
 * confidence, unless nothing better was measured: what a results page leads with must stand.
 */
export function strengths(result: DiagnosisResult, options: HighlightOptions = {}): CriterionResult[] {
  return highlights(result, "good", options, (a, b) => excess(b) - excess(a));
}

/** The worst criteria of the poor band, worst first; the same are left out. */
export function priorities(result: DiagnosisResult, options: HighlightOptions = {}): CriterionResult[] {
  return highlights(result, "poor", options, (a, b) => deficit(b) - deficit(a));
}

function highlights(
  { criteria }: DiagnosisResult,
  band: Band,
  { limit = HIGHLIGHT_LIMIT, hidden = [] }: HighlightOptions,
  order: (a: CriterionResult, b: CriterionResult) => number,
): CriterionResult[] {
  const banded = criteria.filter(
    (result) => result.band !== null && !isAge(result.criterion) && !hidden.includes(result.criterion.id),
  );
  const sure = banded.filter(({ confidence }) => confidence !== "low");
  return (sure.length > 0 ? sure : banded)
    .filter((result) => result.band === band)
    .toSorted(order)
    .slice(0, limit);
}

/**
 * How far into the good band a shown value lies: 0 at its limit, 1 at the best possible value.
 * Criteria have different limits, so that 92 is just good for one and excellent for another.
 */
function excess({ criterion, value }: CriterionResult): number {
  if (value === null || !criterion.thresholds) return 0;
  const best = criterion.direction === "higher" ? criterion.max : criterion.min;
  const room = best - criterion.thresholds.good;
  return room === 0 ? 1 : (shownValue(criterion, value) - criterion.thresholds.good) / room;
}

/** How far below the medium band a shown value lies: just above 0 at its limit, 1 at the worst possible value. */
function deficit({ criterion, value }: CriterionResult): number {
  if (value === null || !criterion.thresholds) return 0;
  const worst = criterion.direction === "higher" ? criterion.min : criterion.max;
  const room = criterion.thresholds.medium - worst;
  return room === 0 ? 1 : (criterion.thresholds.medium - shownValue(criterion, value)) / room;
}
