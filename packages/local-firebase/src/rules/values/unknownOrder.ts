import { compareValues } from "./ordering.ts";
import type { Bound, Facts, RuleValue } from "./ruleValue.ts";

/** Tells whether every value with these facts is less than `other` (true), none is (false), or it depends (null). */
export function isBelow({ from, to }: Facts, other: RuleValue): boolean | null {
  const low = compareBound(from, other);
  const high = compareBound(to, other);
  if (high < 0 || (high === 0 && to?.inclusive === false)) return true;
  return low >= 0 ? false : null;
}

/** The same for "less than or equal". */
export function isAtMost({ from, to }: Facts, other: RuleValue): boolean | null {
  const low = compareBound(from, other);
  const high = compareBound(to, other);
  if (high <= 0) return true;
  return low > 0 || (low === 0 && from?.inclusive === false) ? false : null;
}

/** NaN, of which no comparison holds, when there is no bound or no order. */
function compareBound(bound: Bound | undefined, other: RuleValue): number {
  return (bound && compareValues(bound.value, other)) ?? Number.NaN;
}
