import type { ReactNode } from "react";
import { formatMoney, formatNumber, formatPercent } from "../../foundations/internal/format.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import type { QuoteColumn, QuoteColumnId } from "./quoteColumns.ts";
import type { QuoteLine } from "./QuoteLine.ts";
import { type QuoteLanguage, rateText } from "./quoteRows.ts";

interface QuoteLineRowProps {
  readonly line: QuoteLine;
  readonly columns: readonly QuoteColumn[];
  readonly language: QuoteLanguage;
}

/** One line of the quote. On a narrow screen its fields stand under the label. */
export function QuoteLineRow({ line, columns, language }: QuoteLineRowProps): ReactNode {
  const { locale, currency, messages } = language;
  const money = (cents: number | null): string =>
    cents === null ? messages.missingPrice : formatMoney(locale, cents, currency);
  // Half a session is not rounded to a whole one beside a price that says otherwise.
  const quantity = formatNumber(locale, line.quantity, Number.isInteger(line.quantity) ? 0 : 2);
  const vat = line.vatRate === undefined ? undefined : rateText(locale, line.vatRate);
  const discount = line.discountRatio ? formatPercent(locale, -line.discountRatio, 2) : undefined;
  const isEditable = Boolean(line.quantityField ?? line.unitPriceField);
  const cells: Readonly<Record<Exclude<QuoteColumnId, "label">, ReactNode>> = {
    quantity: line.quantityField ?? quantity,
    unit: line.unitPriceField ?? money(line.unitCents),
    discount: discount ?? "—",
    vat: vat ?? "—",
    total: money(line.totalCents),
  };
  const shown = (id: QuoteColumnId): boolean => columns.some((column) => column.id === id);
  const detail = [
    isEditable ? undefined : messages.lineDetail({ quantity, price: money(line.unitCents) }),
    shown("discount") ? discount : undefined,
    shown("vat") && vat ? messages.vatOfLine({ rate: vat }) : undefined,
  ].filter(Boolean);
  return (
    <tr {...tableRoles.row} className="cn-quote__line" {...(isEditable ? { "data-editable": "" } : {})}>
      {columns.map(({ id, label, isDetail }) =>
        id === "label" ? (
          <th key={id} {...tableRoles.rowHeader} scope="row" data-column={id}>
            <span className="cn-quote__label">{line.label}</span>
            {line.details ? <span className="cn-quote__details">{line.details}</span> : null}
            {/* The columns say the same to a screen reader at every width. */}
            <span aria-hidden="true" className="cn-quote__narrow">
              {detail.join(" · ")}
            </span>
            {line.actions ? <span className="cn-quote__actions">{line.actions}</span> : null}
          </th>
        ) : (
          <td key={id} {...tableRoles.cell} data-column={id} {...(isDetail ? { "data-detail": "" } : {})}>
            {isEditable && isDetail ? (
              <span aria-hidden="true" className="cn-quote__cell-label">
                {label}
              </span>
            ) : null}
            <span className="cn-quote__cell">{cells[id]}</span>
          </td>
        ),
      )}
    </tr>
  );
}
