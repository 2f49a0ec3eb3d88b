import { shownValue } from "./band.ts";
import type { Criterion } from "./criterion.ts";

const FULL = 100;

/**
 * Tells how good a value is on one scale for all criteria, for radars and averages: 0 at the worst end of the range, 100 at
 * the best, whichever way the criterion improves. Computed on the shown value and not rounded: level 3 of the jowls
 * is (3 − 1) / 3 × 100 (CRITERIA A.7).
 * @returns null for an age, which is left out of every global view (CRITERIA A.5)
 */
export function goodness(criterion: Criterion, value: number): number | null {
  if (criterion.unit === "ans") return null;
  const { min, max, direction } = criterion;
  const above = ((shownValue(criterion, value) - min) / (max - min)) * FULL;
  return direction === "higher" ? above : FULL - above;
}
