import type { Value } from "./value.ts";

type NumberValue = Extract<Value, { integerValue: string }> | Extract<Value, { doubleValue: unknown }>;

/**
 * Compares integers and doubles exactly: rounding a 64-bit integer to a double would make the order inconsistent
 * above 2^53. NaN sorts below all numbers and equals itself; -0 equals 0.
 */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if ("integerValue" in a) {
    return "integerValue" in b
      ? compareIntegers(BigInt(a.integerValue), BigInt(b.integerValue))
      : compareIntegerToDouble(BigInt(a.integerValue), Number(b.doubleValue));
  }
  return "integerValue" in b
    ? -compareIntegerToDouble(BigInt(b.integerValue), Number(a.doubleValue))
    : compareDoubles(Number(a.doubleValue), Number(b.doubleValue));
}

function compareIntegers(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareDoubles(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareIntegerToDouble(integer: bigint, double: number): number {
  if (Number.isNaN(double)) return 1;
  if (!Number.isFinite(double)) return double > 0 ? -1 : 1;
  const whole = Math.trunc(double);
  return compareIntegers(integer, BigInt(whole)) || compareDoubles(whole, double);
}
