import { integerToNumber, type Value } from "./value.ts";

type NumberValue = Extract<Value, { integerValue: string }> | Extract<Value, { doubleValue: unknown }>;

/**
 * Compares integers and doubles exactly: rounding a 64-bit integer to a double would make the order inconsistent
 * above 2^53. NaN sorts below all numbers and equals itself; -0 equals 0.
 */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const x = exactNumber(a);
  const y = exactNumber(b);
  if (typeof x === "number") {
    return typeof y === "number" ? compareDoubles(x, y) : -compareIntegerToDouble(y, x);
  }
  return typeof y === "number" ? compareIntegerToDouble(x, y) : compareIntegers(x, y);
}

/** The value without loss: a double where one will do, as sorting is several times faster without BigInt. */
function exactNumber(value: NumberValue): number | bigint {
  if (!("integerValue" in value)) return Number(value.doubleValue);
  const number = integerToNumber(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}

function compareIntegers(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Order of two numbers; NaN sorts below all others and equals itself, -0 equals 0. */
export function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareIntegerToDouble(integer: bigint, double: number): number {
  if (Number.isNaN(double)) return 1;
  if (!Number.isFinite(double)) return double > 0 ? -1 : 1;
  const whole = Math.trunc(double);
  return compareIntegers(integer, BigInt(whole)) || compareDoubles(whole, double);
}
