import { compareNumbers } from "../../values/compareNumbers.ts";
import { formatTimestamp } from "../../values/timestamp.ts";
import { arrayElements, doubleValue, isNaNValue, NULL, toNumber, type Value } from "../../values/value.ts";
import { valueKey } from "../../values/valueKey.ts";
import type { FieldTransform } from "./write.ts";

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

export interface TransformOutcome {
  /** The field's new value. */
  readonly value: Value;
  /** Value that `WriteResult.transformResults` reports: null for the array transforms. */
  readonly result: Value;
}

/**
 * One field transform, as documented in google/firestore/v1/write.proto.
 * @param before the field's value, if it has one
 * @param time what a server timestamp says, microseconds since 1970
 */
export function applyTransform(
  transform: FieldTransform,
  before: Value | undefined,
  time: bigint,
): TransformOutcome {
  switch (transform.kind) {
    case "serverTimestamp":
      return reported({ timestampValue: formatTimestamp(time) });
    case "increment":
      return reported(increment(before, transform.operand));
    case "maximum":
      return reported(extreme(before, transform.operand, 1));
    case "minimum":
      return reported(extreme(before, transform.operand, -1));
    case "appendMissingElements":
      return array(union(arrayElements(before), transform.elements));
    case "removeAllFromArray": {
      const removed = new Set(transform.elements.map(valueKey));
      return array(arrayElements(before).filter((element) => !removed.has(valueKey(element))));
    }
  }
}

function reported(value: Value): TransformOutcome {
  return { value, result: value };
}

function array(values: readonly Value[]): TransformOutcome {
  return { value: { arrayValue: { values } }, result: NULL };
}

/** Joins what is there with those of the others that are not, once each. */
function union(values: readonly Value[], others: readonly Value[]): Value[] {
  const result = [...values];
  const keys = new Set(values.map(valueKey));
  for (const other of others) {
    const key = valueKey(other);
    if (!keys.has(key)) result.push(other);
    keys.add(key);
  }
  return result;
}

/** Integers stop at the ends of the 64-bit range; with a double on either side the result is a double. */
function increment(before: Value | undefined, operand: Value): Value {
  const start = before === undefined ? null : toNumber(before);
  if (before === undefined || start === null) return operand;
  if ("integerValue" in before && "integerValue" in operand) {
    const sum = BigInt(before.integerValue) + BigInt(operand.integerValue);
    const inRange = sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum;
    return { integerValue: String(inRange) };
  }
  return doubleValue(start + (toNumber(operand) ?? 0));
}

/** The larger (`sign` 1) or smaller (-1) number; equal ones keep the stored type, NaN on either side wins. */
function extreme(before: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (before === undefined || !("integerValue" in before || "doubleValue" in before)) return operand;
  if (!("integerValue" in operand || "doubleValue" in operand)) return before;
  if (isNaNValue(before) || isNaNValue(operand)) return doubleValue(Number.NaN);
  return compareNumbers(operand, before) * sign > 0 ? operand : before;
}
