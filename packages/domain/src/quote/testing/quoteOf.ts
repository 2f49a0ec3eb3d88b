import { computeQuote, type Quote, type QuoteTerms } from "../computeQuote.ts";
import type { QuoteItem } from "../quoteItems.ts";

/** Quantity, unit price in cents (null: missing), VAT in basis points. */
export type Line = readonly [quantity: number, unitPrice: number | null, vatRate: number];

function item([quantity, unitPrice, vatRate]: Line, index: number): QuoteItem {
  const id = `line-${index}`;
  return { id, recommendation: id, group: "home", label: id, details: "", quantity, unitPrice, vatRate };
}

/** The quote of some lines. */
export function quoteOf(lines: readonly Line[], terms: QuoteTerms = {}): Quote {
  return computeQuote(lines.map(item), terms);
}
