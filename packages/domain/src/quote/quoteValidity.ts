import { addDays, daysBetween, isoDay, type IsoDay } from "../format/isoDay.ts";

/** Time that a quote is valid, in days, unless the professional says otherwise (MARKET D1). */
export const QUOTE_VALIDITY_DAYS = 30;

/** Shortest and longest validity that can be chosen, in days. */
export const quoteValidityDays = { min: 1, max: 365 } as const;

/** The days of a quote, in Paris. */
export interface QuoteValidity {
  readonly issuedOn: IsoDay;
  /** The last day of the offer, which it includes: « Valable jusqu’au 21/12/2026 ». */
  readonly validUntil: IsoDay;
}

/**
 * The days of a quote that is issued now.
 * @param days from the day of issue to the last one, 1 to 365
 * @throws {RangeError} when the number of days is out of this range
 */
export function quoteValidity(now: Date, days: number = QUOTE_VALIDITY_DAYS): QuoteValidity {
  if (!Number.isInteger(days) || days < quoteValidityDays.min || days > quoteValidityDays.max) {
    throw new RangeError(`Not a validity: ${days} days`);
  }
  const issuedOn = isoDay(now);
  return { issuedOn, validUntil: addDays(issuedOn, days) };
}

/**
 * Tells whether the last day of an offer is over in Paris.
 * @throws {RangeError} when `validUntil` is no day of the calendar
 */
export function isQuoteExpired(validUntil: IsoDay, now: Date): boolean {
  return daysBetween(validUntil, isoDay(now)) > 0;
}
