export {
  QuoteSheet,
  type QuoteParty,
  type QuoteSheetProps,
  type QuoteSheetSignature,
} from "./QuoteSheet.tsx";
export { QuoteTable, type QuoteTableProps } from "./QuoteTable.tsx";
export type { QuoteGroup, QuoteLine, QuoteTotals, QuoteVat } from "./QuoteLine.ts";
