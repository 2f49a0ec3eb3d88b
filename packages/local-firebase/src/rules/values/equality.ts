import {
  isNumber,
  isRuleList,
  isRuleMap,
  RuleDuration,
  RuleLatLng,
  RulePath,
  RuleSet,
  RuleTimestamp,
  RuleUnknown,
  typeOf,
  type RuleValue,
} from "./ruleValue.ts";
import { isAtMost, isBelow } from "./unknownOrder.ts";
import { keyOf } from "./valueKey.ts";

/**
 * Equality of the language: by value; an int equals a float of the same amount.
 * @throws EvaluationError when it depends on an unknown value
 */
export function equals(a: RuleValue, b: RuleValue): boolean {
  if (a instanceof RuleUnknown) return equalsUnknown(a, b);
  if (b instanceof RuleUnknown) return equalsUnknown(b, a);
  // oxlint-disable-next-line eqeqeq -- JavaScript compares a bigint with a number by amount only loosely.
  if (isNumber(a) && isNumber(b)) return a == b;
  if (isRuleList(a) && isRuleList(b))
    return a.length === b.length && a.every((item, i) => equalsOrAbsent(item, b[i]));
  if (isRuleMap(a) && isRuleMap(b)) {
    return a.size === b.size && [...a].every(([key, value]) => equalsOrAbsent(value, b.get(key)));
  }
  if (a instanceof RuleSet && b instanceof RuleSet) return equalSets(a, b);
  if (a instanceof RulePath && b instanceof RulePath) return a.segments.join("/") === b.segments.join("/");
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return a.nanos === b.nanos;
  if (a instanceof RuleDuration && b instanceof RuleDuration) return a.nanos === b.nanos;
  if (a instanceof RuleLatLng && b instanceof RuleLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}

/** @throws EvaluationError when it depends on an unknown value */
export function contains(values: readonly RuleValue[], wanted: RuleValue): boolean {
  return values.some((value) => equals(value, wanted));
}

function equalsOrAbsent(a: RuleValue, b: RuleValue | undefined): boolean {
  return b !== undefined && equals(a, b);
}

function equalSets(a: RuleSet, b: RuleSet): boolean {
  const [key, other] = [keyOf(a), keyOf(b)];
  if (key !== null && other !== null) return key === other;
  return a.values.length === b.values.length && a.values.every((value) => contains(b.values, value));
}

function equalsUnknown(unknown: RuleUnknown, other: RuleValue): boolean {
  const { facts } = unknown;
  if (facts.types && !facts.types.has(typeOf(other))) return false;
  if (facts.excluded && contains(facts.excluded, other)) return false;
  const below = isBelow(facts, other);
  const atMost = isAtMost(facts, other);
  if (below === true || atMost === false) return false;
  if (below === false && atMost === true) return true;
  throw unknown.notProven();
}
