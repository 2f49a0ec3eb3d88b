import type { ReactNode } from "react";

/** One line of a quote. Amounts are integer cents; the host has computed them, the kit only shows them. */
export interface QuoteLine {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Holds what is sold. */
  readonly label: ReactNode;
  /** A precision under it: « En cabine, cure de 8 séances ». */
  readonly details?: ReactNode;
  /** Count of how many are sold. */
  readonly quantity: number;
  /** `null` while nobody has entered the price. */
  readonly unitCents: number | null;
  /** Discount of this line, as a ratio: 0.1 is 10 %. */
  readonly discountRatio?: number | undefined;
  /** VAT as a ratio: 0.2 is 20 %. */
  readonly vatRate?: number | undefined;
  /** Total of the line, in integer cents; `null` while its price is missing. */
  readonly totalCents: number | null;
  /** A field in the place of the quantity, named after the line. */
  readonly quantityField?: ReactNode;
  /** A field in the place of the unit price, named after the line. */
  readonly unitPriceField?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** Lines under a heading of their own. */
export interface QuoteGroup {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The heading above the lines. */
  readonly title: string;
  /** The lines under the heading. */
  readonly lines: readonly QuoteLine[];
}

export interface QuoteVat {
  /** As a ratio: 0.055 is 5,5 %. */
  readonly rate: number;
  /** The amount of VAT, in integer cents. */
  readonly cents: number;
  /** Amount without VAT that this rate applies to, printed when there are several rates. */
  readonly baseCents?: number | undefined;
}

/** The totals in integer cents, in the order in which they are printed. */
export interface QuoteTotals {
  /** Sum of the lines, before the discount. */
  readonly subtotalCents?: number | undefined;
  /** Holds what is taken off, as a positive amount; `ratio` prints its percentage. */
  readonly discount?: { readonly cents: number; readonly ratio?: number | undefined } | undefined;
  /** Total without VAT. */
  readonly netCents?: number | undefined;
  /** The VAT, one line per rate. */
  readonly vat?: readonly QuoteVat[] | undefined;
  /** Holds what is to be paid, in integer cents; `null` while a price is missing. */
  readonly totalCents: number | null;
}
