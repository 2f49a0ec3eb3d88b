import { integerToNumber, type Value } from "./value.ts";

type NumberValue = Extract<Value, { integerValue: string }> | Extract<Value, { doubleValue: unknown }>;

/** From here on a double may stand for several integers. */
const INEXACT = 2 ** 53;
const SIGN = 1n << 63n;
const NAN = Buffer.alloc(8);

/**
 * Bytes whose order is that of `compareNumbers`: the greatest double that is not above the number, and, where doubles are
 * further apart than integers, how far the number is above it (below 1024: that is their distance at 2^63).
 */
export function encodeNumber(value: NumberValue): Buffer {
  const double = "integerValue" in value ? integerToNumber(value.integerValue) : Number(value.doubleValue);
  if (!(Math.abs(double) >= INEXACT)) return encodeDouble(double);
  // Infinities have no integers between them and the next double.
  if (!("integerValue" in value) || !Number.isFinite(double)) return withRemainder(double, 0);
  const integer = BigInt(value.integerValue);
  const floor = BigInt(double) > integer ? doubleBelow(double) : double;
  return withRemainder(floor, Number(integer - BigInt(floor)));
}

/** Bytes of a double, ordered as `compareDoubles`: NaN first, -0 as 0. */
export function encodeDouble(double: number): Buffer {
  if (Number.isNaN(double)) return NAN;
  const bytes = Buffer.allocUnsafe(8);
  // Adding 0 makes 0 of -0.
  bytes.writeDoubleBE(double + 0);
  const bits = bytes.readBigUInt64BE();
  // Negative numbers grow downwards: all their bits are turned round; of the others the sign alone.
  bytes.writeBigUInt64BE(bits >= SIGN ? BigInt.asUintN(64, ~bits) : bits | SIGN);
  return bytes;
}

function withRemainder(double: number, remainder: number): Buffer {
  const bytes = Buffer.allocUnsafe(10);
  encodeDouble(double).copy(bytes);
  bytes.writeUInt16BE(remainder, 8);
  return bytes;
}

/** The next double towards minus infinity; `double` is finite and not 0. */
function doubleBelow(double: number): number {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(double);
  bytes.writeBigUInt64BE(bytes.readBigUInt64BE() + (double > 0 ? -1n : 1n));
  return bytes.readDoubleBE();
}
