import { type Cents, isCents } from "./cents.ts";
import { type HundredthsProblem, readHundredths } from "./readHundredths.ts";

/** Reads typed euros as cents, or says why it cannot: « 12,50 € » is 1250. */
export function readEuros(text: string): Cents | HundredthsProblem {
  return readHundredths(text, "€|eur|euros?");
}

/**
 * Reads euros as they are typed in French: « 12,50 », « 1 234,5 € » and « 12.5 » are 1250, 123450 and 1250 cents.
 * @returns cents of 0 or more; null for a negative amount, more than two decimals, or anything else
 */
export function parseEuros(text: string): Cents | null {
  const read = readEuros(text);
  return isCents(read) ? read : null;
}
