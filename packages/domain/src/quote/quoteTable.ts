import type { Cents } from "../money/cents.ts";
import { basisPointsToRatio } from "../money/rate.ts";
import type { Quote, QuoteLine, QuoteTotals, QuoteVatMode } from "./computeQuote.ts";
import { type QuoteGroupId, quoteGroupLabels, quoteGroups } from "./quoteItems.ts";

/** A line as a table shows it: rates are ratios (0.2 is 20 %), amounts are cents. */
export interface QuoteTableLine {
  readonly id: string;
  readonly label: string;
  readonly details?: string;
  readonly quantity: number;
  readonly unitCents: Cents | null;
  readonly vatRate?: number;
  readonly totalCents: Cents | null;
}

/** The lines of one part of the quote, under its heading. */
export interface QuoteTableGroup {
  readonly id: QuoteGroupId;
  readonly title: string;
  readonly lines: readonly QuoteTableLine[];
}

/** The totals as a table shows them, in the order in which they are printed. */
export interface QuoteTableTotals {
  readonly subtotalCents?: Cents;
  readonly discount?: { readonly cents: Cents; readonly ratio: number };
  readonly netCents?: Cents;
  readonly vat?: readonly { readonly rate: number; readonly cents: Cents; readonly baseCents: Cents }[];
  readonly totalCents: Cents | null;
}

/** A quote as a table shows it. */
export interface QuoteTableView {
  readonly lines: readonly QuoteTableLine[] | readonly QuoteTableGroup[];
  readonly totals: QuoteTableTotals;
  readonly vat: QuoteVatMode;
}

/**
 * A quote as a table shows it, without what says nothing: no heading over a single part, no discount of nothing, no VAT
 * under the franchise en base, no total while a price is missing.
 */
export function quoteTable(quote: Quote): QuoteTableView {
  const groups = quoteGroups
    .map((id) => ({
      id,
      title: quoteGroupLabels[id],
      lines: quote.lines.filter(({ group }) => group === id).map((line) => tableLine(line, quote.vat)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return {
    lines: groups.length > 1 ? groups : groups.flatMap(({ lines }) => lines),
    totals: quote.totals ? tableTotals(quote.totals, quote) : { totalCents: null },
    vat: quote.vat,
  };
}

function tableLine(
  { id, label, details, quantity, unitPrice, vatRate, total }: QuoteLine,
  vat: QuoteVatMode,
): QuoteTableLine {
  return {
    id,
    label,
    ...(details === "" ? {} : { details }),
    quantity,
    unitCents: unitPrice,
    ...(vat === "exempt" ? {} : { vatRate: basisPointsToRatio(vatRate) }),
    totalCents: total,
  };
}

function tableTotals(
  { subtotal, discount, withoutVat, vat, total }: QuoteTotals,
  quote: Quote,
): QuoteTableTotals {
  const reduction = { cents: discount, ratio: basisPointsToRatio(quote.discountRate) };
  const taxes = vat.map((tax) => ({
    rate: basisPointsToRatio(tax.rate),
    cents: tax.vat,
    baseCents: tax.base,
  }));
  return {
    ...(discount > 0 ? { subtotalCents: subtotal, discount: reduction } : {}),
    ...(quote.vat === "exempt" ? {} : { netCents: withoutVat, vat: taxes }),
    totalCents: total,
  };
}
