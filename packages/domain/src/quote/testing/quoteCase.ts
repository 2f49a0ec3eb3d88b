import type { QuoteTerms } from "../computeQuote.ts";
import type { Line } from "./quoteOf.ts";

/** A quote computed by hand, in cents. */
export interface QuoteCase {
  /** The computation, in euros. */
  readonly name: string;
  readonly lines: readonly Line[];
  readonly terms?: QuoteTerms;
  readonly subtotal: number;
  readonly discount: number;
  readonly withoutVat: number;
  /** Rate, base, VAT. */
  readonly vat: readonly (readonly [number, number, number])[];
  readonly total: number;
  /** Holds what each line is paid. */
  readonly payable: readonly number[];
}
