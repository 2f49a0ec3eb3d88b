import { isNumber, RuleDuration, RuleTimestamp, type RuleValue } from "./ruleValue.ts";

/** Negative, 0 or positive; NaN when either is NaN; `undefined` for values that have no order. */
export function compareValues(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return order(left, right);
  if (typeof left === "string" && typeof right === "string")
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp) return order(left.nanos, right.nanos);
  if (left instanceof RuleDuration && right instanceof RuleDuration) return order(left.nanos, right.nanos);
  return undefined;
}

/** NaN when either is: every comparison is then false. */
function order(left: bigint | number, right: bigint | number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
