import type { QuoteLine } from "./QuoteLine.ts";
import type { QuoteLanguage } from "./quoteRows.ts";

export type QuoteColumnId = "label" | "quantity" | "unit" | "discount" | "vat" | "total";

export interface QuoteColumn {
  readonly id: QuoteColumnId;
  readonly label: string;
  /** On a narrow screen it stands under the label. */
  readonly isDetail: boolean;
}

/** The columns that these lines need: no empty discount or tax column. */
export function quoteColumns(
  lines: readonly QuoteLine[],
  withVat: boolean,
  { messages, mode }: QuoteLanguage,
): readonly QuoteColumn[] {
  const column = (id: QuoteColumnId, label: string, isDetail: boolean): QuoteColumn => ({
    id,
    label: label.trim(),
    isDetail,
  });
  return [
    column("label", messages.designation, false),
    column("quantity", messages.quantity, true),
    column("unit", messages.unitPrice({ mode }), true),
    ...(lines.some((line) => line.discountRatio) ? [column("discount", messages.lineDiscount, true)] : []),
    ...(withVat && lines.some((line) => line.vatRate !== undefined)
      ? [column("vat", messages.vat, true)]
      : []),
    column("total", messages.lineTotal({ mode }), false),
  ];
}
