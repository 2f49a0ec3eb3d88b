import { parisYear } from "@carnation/domain/internal/format";

/** The number of a quote: the year of its issue and its place in the sequence of the professional for that year. */
export interface QuoteNumber {
  /** Year in Paris, 1000 to 9999. */
  readonly year: number;
  /** From 1, without gaps. */
  readonly sequence: number;
}

/** A number as it is printed: "D-2026-0042". Beyond 9999 it grows by a digit. */
export function formatQuoteNumber({ year, sequence }: QuoteNumber): string {
  return `D-${year}-${String(sequence).padStart(4, "0")}`;
}

/**
 * The number after the last one that the professional issued: the sequence starts at 1 every year, in Paris time, and
 * never goes back, even when a clock does. To leave no gap, number a quote when it is issued, in the transaction that
 * stores it.
 * @param last null when the professional has issued none
 */
export function nextQuoteNumber(last: QuoteNumber | null, now: Date): QuoteNumber {
  const year = parisYear(now);
  return last !== null && last.year >= year
    ? { year: last.year, sequence: last.sequence + 1 }
    : { year, sequence: 1 };
}
