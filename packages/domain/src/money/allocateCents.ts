import { type Cents, checkedCents } from "./cents.ts";

/**
 * Parts an amount in proportion to weights by the largest remainder, so that the parts add up to it exactly. Of equal
 * remainders the first is served first: the same arguments always give the same parts.
 * A part never exceeds its weight while the amount does not exceed their sum, and a weight of 0 receives nothing.
 * @param amount in cents; a negative one gives the opposite parts
 * @param weights safe integers of 0 or more
 * @throws {RangeError} when a weight is negative or not an integer, or when an amount other than 0 has no weight to go to
 */
export function allocateCents(amount: Cents, weights: readonly number[]): Cents[] {
  const sign = checkedCents(amount) < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const sizes = weights.map((weight) => BigInt(weight));
  if (sizes.some((size) => size < 0n)) throw new RangeError("A weight is negative");
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (total === 0n) {
    if (amount === 0) return weights.map(() => 0);
    throw new RangeError("An amount has no weight to go to");
  }
  const shares = sizes.map((size, index) => ({
    index,
    part: Number((whole * size) / total),
    remainder: (whole * size) % total,
  }));
  const missing = Math.abs(amount) - shares.reduce((sum, { part }) => sum + part, 0);
  const served = new Set(
    shares
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
      )
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => {
    const size = part + (served.has(index) ? 1 : 0);
    return size === 0 ? 0 : sign * size;
  });
}
