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
  return allocateOver(amount, weights, (weight) => weight).map(({ part }) => part);
}

/** Something, and its part of an amount, in cents. */
export interface Allocated<Item> {
  readonly item: Item;
  readonly part: Cents;
}

/** Parts an amount over things, in their order and in proportion to the weight of each: see `allocateCents`. */
export function allocateOver<Item>(
  amount: Cents,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Allocated<Item>[] {
  const sign = checkedCents(amount) < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const weights = items.map((item) => BigInt(weightOf(item)));
  if (weights.some((weight) => weight < 0n)) throw new RangeError("A weight is negative");
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) {
    if (amount !== 0) throw new RangeError("An amount has no weight to go to");
    return items.map((item) => ({ item, part: 0 }));
  }
  const shares = items.map((item, index) => {
    const product = whole * BigInt(weightOf(item));
    return { item, index, floor: Number(product / total), remainder: product % total };
  });
  const missing = Math.abs(amount) - shares.reduce((sum, { floor }) => sum + floor, 0);
  const served = new Set(
    shares
      .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ item, index, floor }) => {
    const size = floor + (served.has(index) ? 1 : 0);
    return { item, part: size === 0 ? 0 : sign * size };
  });
}
