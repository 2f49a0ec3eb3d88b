import { type Cents, checkedCents } from "./cents.ts";

/**
 * An amount multiplied by a fraction, rounded to the nearest cent, half a cent away from zero (the commercial
 * rounding: 0,5 becomes 1, −0,5 becomes −1). The product is exact however large: no float takes part in it.
 * @param amount in cents
 * @param numerator a safe integer
 * @param denominator a safe integer, not 0
 * @throws {RangeError} when an argument is not a safe integer, the denominator is 0 or the result is too large
 */
export function scaleCents(amount: Cents, numerator: number, denominator: number): Cents {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const size = 2n * magnitude(product) + magnitude(divisor);
  const rounded = Number(size / (2n * magnitude(divisor)));
  return checkedCents(product < 0n === divisor < 0n || rounded === 0 ? rounded : -rounded);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
