import type { BinaryOperator, OrderOperator } from "./operatorNames.ts";
import { contains, equals } from "./equality.ts";
import { compareValues } from "./ordering.ts";
import {
  EvaluationError,
  isNumber,
  isRuleList,
  isRuleMap,
  RuleDuration,
  RulePath,
  RuleSet,
  RuleTimestamp,
  RuleUnknown,
  typeOf,
  type RuleValue,
} from "./ruleValue.ts";
import { durationOf, timestampOf } from "./timeRange.ts";
import { compareUnknown, isInUnknown, memberOfUnknown } from "./unknown.ts";

const MIRRORED = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

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
    case "<=":
    case ">":
    case ">=":
      return isInOrder(operator, left, right);
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
  if (object instanceof RuleUnknown && typeof index === "string") return memberOfUnknown(object, index);
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
  if (container instanceof RuleUnknown) return isInUnknown(wanted, container);
  if (isRuleList(container)) return contains(container, wanted);
  if (container instanceof RuleSet) return contains(container.values, wanted);
  if (isRuleMap(container)) return typeOf(wanted) === "string" && container.has(String(wanted));
  throw new EvaluationError(`"in" takes a list, set or map, not a ${typeOf(container)}`);
}

function isInOrder(operator: OrderOperator, left: RuleValue, right: RuleValue): boolean {
  if (left instanceof RuleUnknown) return compareUnknown(operator, left, right);
  if (right instanceof RuleUnknown) return compareUnknown(MIRRORED[operator], right, left);
  const order = compare(left, right);
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}

function compare(left: RuleValue, right: RuleValue): number {
  const order = compareValues(left, right);
  if (order === undefined)
    throw new EvaluationError(`a ${typeOf(left)} and a ${typeOf(right)} have no order`);
  return order;
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
    return timestampOf(left.nanos + sign * right.nanos);
  }
  if (left instanceof RuleDuration && right instanceof RuleDuration) {
    return durationOf(left.nanos + sign * right.nanos);
  }
  if (left instanceof RuleDuration && right instanceof RuleTimestamp && operator === "+") {
    return timestampOf(left.nanos + right.nanos);
  }
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp && operator === "-") {
    return durationOf(left.nanos - right.nanos);
  }
  return undefined;
}
