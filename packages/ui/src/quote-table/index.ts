export { QuoteSheet, type QuoteParty, type QuoteSheetProps } from "./QuoteSheet.tsx";
export { QuoteTable, type QuoteTableProps } from "./QuoteTable.tsx";
export type { QuoteGroup, QuoteLine, QuoteTotals, QuoteVat } from "./QuoteLine.ts";
