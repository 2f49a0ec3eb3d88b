export {
  computeQuote,
  type Quote,
  type QuoteLine,
  type QuoteTerms,
  type QuoteTotals,
  type QuoteVat,
  type QuoteVatMode,
} from "./computeQuote.ts";
export { discountInEurosField, percentForDiscount } from "./discountInEuros.ts";
export { type QuoteGroupId, type QuoteItem, quoteItems, type QuotePrice } from "./quoteItems.ts";
export {
  quoteTable,
  type QuoteTableGroup,
  type QuoteTableLine,
  type QuoteTableTotals,
  type QuoteTableView,
} from "./quoteTable.ts";
export { isQuoteExpired, quoteValidity, type QuoteValidity } from "./quoteValidity.ts";
