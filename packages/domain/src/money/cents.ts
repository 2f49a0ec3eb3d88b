/** An amount of money in whole cents of a euro: 1250 is 12,50 €. Always a safe integer. */
export type Cents = number;

/** The largest price of one item, in cents: 100 000 €. */
export const MAX_PRICE_CENTS: Cents = 10_000_000;

/** Tells whether a value is an amount: a whole number of cents that arithmetic keeps exact. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/** Tells whether a value can be the price of one item: whole cents, from 0 to `MAX_PRICE_CENTS`. */
export function isPrice(value: unknown): value is Cents {
  return isCents(value) && value >= 0 && value <= MAX_PRICE_CENTS;
}

/**
 * The sum of amounts, in cents; 0 for none.
 * @throws {RangeError} when an amount or the sum is not a whole number of cents
 */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => checkedCents(sum + checkedCents(amount)), 0);
}

/**
 * The same value, once it is known to be an amount.
 * @throws {RangeError} when it is not a whole number of cents
 */
export function checkedCents(value: number): Cents {
  if (isCents(value)) return value;
  throw new RangeError(`Not a whole number of cents: ${value}`);
}
