import type { ReactNode } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import type { QuoteTotals } from "./QuoteLine.ts";
import { type QuoteLanguage, quoteTotalRows } from "./quoteRows.ts";

interface QuoteFootProps {
  readonly totals: QuoteTotals;
  readonly columnCount: number;
  readonly language: QuoteLanguage;
  /** A legal sentence under the total. */
  readonly mention: string | undefined;
}

/** The totals, as the foot of the same table: a screen reader reaches them by row and column. */
export function QuoteFoot({ totals, columnCount, language, mention }: QuoteFootProps): ReactNode {
  return (
    <tfoot {...tableRoles.rowGroup}>
      {quoteTotalRows(totals, language).map(({ id, label, note, amount, isTotal }) => (
        <tr
          key={id}
          {...tableRoles.row}
          className="cn-quote__total"
          {...(isTotal ? { "data-total": "" } : {})}
        >
          <th {...tableRoles.rowHeader} scope="row" colSpan={columnCount - 1}>
            <span className="cn-quote__total-label">
              {label}
              {note ? <small> {note}</small> : null}
            </span>
          </th>
          <td {...tableRoles.cell}>
            <span>{amount}</span>
          </td>
        </tr>
      ))}
      {mention ? (
        <tr {...tableRoles.row} className="cn-quote__mention">
          <td {...tableRoles.cell} colSpan={columnCount}>
            {mention}
          </td>
        </tr>
      ) : null}
    </tfoot>
  );
}
