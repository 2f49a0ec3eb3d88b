import type { BinaryOperator } from "./ruleset.ts";
import {
  contains,
  equals,
  EvaluationError,
  isNumber,
  isRuleList,
  isRuleMap,
  RuleDuration,
  RulePath,
  RuleSet,
  RuleTimestamp,
  typeOf,
  type RuleValue,
} from "./ruleValue.ts";

/** @throws EvaluationError for operands that the operator does not take */
export function applyBinary(operator: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case "==":
      return equals(left, right);
    case "!=":
      return !equals(left, right);
    case "in":
      return isIn(left, right);
    case "<":
      return compare(left, right) < 0;
    case "<=":
      return compare(left, right) <= 0;
    case ">":
      return compare(left, right) > 0;
    case ">=":
      return compare(left, right) >= 0;
    default:
      return arithmetic(operator, left, right);
  }
}

/** A 64-bit result. @throws EvaluationError on overflow */
export function toInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError("integer overflow");
  return value;
}

export function negate(value: RuleValue): RuleValue {
  if (typeof value === "bigint") return toInt(-value);
  if (typeof value === "number") return -value;
  throw new EvaluationError(`a ${typeOf(value)} cannot be negated`);
}

/** `object[index]` of a list, string, map or path. */
export function elementAt(object: RuleValue, index: RuleValue): RuleValue {
  if (isRuleMap(object) && typeof index === "string") {
    const value = object.get(index);
    if (value === undefined) throw new EvaluationError(`there is no key ${index}`);
    return value;
  }
  if (typeof index !== "bigint")
    throw new EvaluationError(`a ${typeOf(object)} has no element of a ${typeOf(index)}`);
  const sequence = sequenceOf(object);
  const element = index >= 0n ? sequence[Number(index)] : undefined;
  if (element === undefined) throw new EvaluationError(`index ${index} is out of bounds`);
  return element;
}

/** `object[from:to]` of a list or string, `to` exclusive. */
export function sliceOf(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const sequence = sequenceOf(object);
  if (typeof from !== "bigint" || typeof to !== "bigint")
    throw new EvaluationError("a range takes two integers");
  if (from < 0n || to < from || to > BigInt(sequence.length))
    throw new EvaluationError("the range is out of bounds");
  const slice = sequence.slice(Number(from), Number(to));
  return typeof object === "string" ? slice.join("") : slice;
}

function sequenceOf(value: RuleValue): readonly RuleValue[] {
  if (isRuleList(value)) return value;
  if (typeof value === "string") return [...value];
  if (value instanceof RulePath) return value.segments;
  throw new EvaluationError(`a ${typeOf(value)} has no elements`);
}

function isIn(wanted: RuleValue, container: RuleValue): boolean {
  if (isRuleList(container)) return contains(container, wanted);
  if (container instanceof RuleSet) return contains(container.values, wanted);
  if (isRuleMap(container)) return typeof wanted === "string" && container.has(wanted);
  throw new EvaluationError(`"in" takes a list, set or map, not a ${typeOf(container)}`);
}

function compare(left: RuleValue, right: RuleValue): number {
  if (isNumber(left) && isNumber(right)) return order(left, right);
  if (typeof left === "string" && typeof right === "string")
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp) return order(left.nanos, right.nanos);
  if (left instanceof RuleDuration && right instanceof RuleDuration) return order(left.nanos, right.nanos);
  throw new EvaluationError(`a ${typeOf(left)} and a ${typeOf(right)} have no order`);
}

/** NaN when either is: every comparison is then false. */
function order(left: bigint | number, right: bigint | number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

function arithmetic(operator: "+" | "-" | "*" | "/" | "%", left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === "bigint" && typeof right === "bigint") return toInt(onIntegers(operator, left, right));
  if (isNumber(left) && isNumber(right)) return onFloats(operator, Number(left), Number(right));
  if (operator === "+" && typeof left === "string" && typeof right === "string") return left + right;
  const timed = onTimes(operator, left, right);
  if (timed === undefined)
    throw new EvaluationError(`"${operator}" does not take a ${typeOf(left)} and a ${typeOf(right)}`);
  return timed;
}

function onIntegers(operator: string, left: bigint, right: bigint): bigint {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  if (right === 0n) throw new EvaluationError("division by zero");
  return operator === "/" ? left / right : left % right;
}

function onFloats(operator: string, left: number, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  return operator === "/" ? left / right : left % right;
}

function onTimes(operator: string, left: RuleValue, right: RuleValue): RuleValue | undefined {
  if (operator !== "+" && operator !== "-") return undefined;
  const sign = operator === "+" ? 1n : -1n;
  if (left instanceof RuleTimestamp && right instanceof RuleDuration) {
    return new RuleTimestamp(left.nanos + sign * right.nanos);
  }
  if (left instanceof RuleDuration && right instanceof RuleDuration) {
    return new RuleDuration(left.nanos + sign * right.nanos);
  }
  if (left instanceof RuleDuration && right instanceof RuleTimestamp && operator === "+") {
    return new RuleTimestamp(left.nanos + right.nanos);
  }
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp && operator === "-") {
    return new RuleDuration(left.nanos - right.nanos);
  }
  return undefined;
}
