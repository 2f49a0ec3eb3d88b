"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { frQuote } from "../../foundations/messages/sections/sales.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { quoteColumns } from "./quoteColumns.ts";
import { QuoteFoot } from "./QuoteFoot.tsx";
import type { QuoteGroup, QuoteLine, QuoteTotals } from "./QuoteLine.ts";
import { QuoteLineRow } from "./QuoteLineRow.tsx";

export interface QuoteTableProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Says which quote it is; visible with `showCaption`, otherwise for screen readers. */
  readonly caption: string;
  /** Shows the caption above the table. @default false */
  readonly showCaption?: boolean | undefined;
  /** Lines in one go, or parted under headings. */
  readonly lines: readonly QuoteLine[] | readonly QuoteGroup[];
  /** The sums under the lines; the kit adds nothing up. */
  readonly totals: QuoteTotals;
  /**
   * True when unit prices and line totals include VAT; `exempt` prints the legal mention and no VAT at all.
   * @default "included"
   */
  readonly vat?: "included" | "excluded" | "exempt" | undefined;
  /**
   * ISO 4217 code.
   * @default "EUR"
   */
  readonly currency?: string | undefined;
}

const isGroup = (entry: QuoteLine | QuoteGroup): entry is QuoteGroup => "lines" in entry;

/**
 * The lines and totals of a quote. On a narrow screen it stays the same table: quantity, price and tax then stand
 * under the label, and their columns remain for screen readers.
 */
export const QuoteTable = forwardRef<HTMLDivElement, QuoteTableProps>(function QuoteTable(
  { caption, showCaption = false, lines, totals, vat = "included", currency = "EUR", className, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("quote", frQuote);
  const words = { included: messages.vatIncluded, excluded: messages.vatExcluded, exempt: "" };
  const language = { locale, currency, messages, mode: words[vat] };
  const entries: readonly (QuoteLine | QuoteGroup)[] = lines;
  const groups: readonly QuoteGroup[] = entries.every(isGroup)
    ? entries
    : [
        {
          id: "lines",
          title: "",
          lines: entries.flatMap((entry) => (isGroup(entry) ? entry.lines : [entry])),
        },
      ];
  const all = groups.flatMap((group) => group.lines);
  const isEditable = all.some((line) => line.quantityField ?? line.unitPriceField);
  const columns = quoteColumns(all, vat !== "exempt", language);
  return (
    <div {...rest} ref={ref} className={cx("cn-quote", className)}>
      <table
        {...tableRoles.table}
        className="cn-quote__table"
        {...(isEditable ? { "data-editable": "" } : {})}
      >
        <caption className={showCaption ? "cn-quote__caption" : "cn-visually-hidden"}>{caption}</caption>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map(({ id, label, isDetail }) => (
              <th
                key={id}
                {...tableRoles.columnHeader}
                scope="col"
                data-column={id}
                {...(isDetail ? { "data-detail": "" } : {})}
              >
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} {...tableRoles.rowGroup}>
            {group.title ? (
              <tr {...tableRoles.row} className="cn-quote__group">
                <th {...tableRoles.rowHeader} scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
            ) : null}
            {group.lines.map((line) => (
              <QuoteLineRow key={line.id} line={line} columns={columns} language={language} />
            ))}
          </tbody>
        ))}
        {all.length === 0 ? (
          <tbody {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              <td {...tableRoles.cell} colSpan={columns.length} className="cn-quote__empty">
                {messages.empty}
              </td>
            </tr>
          </tbody>
        ) : null}
        <QuoteFoot
          totals={totals}
          columnCount={columns.length}
          language={language}
          mention={vat === "exempt" ? messages.vatExempt : undefined}
        />
      </table>
    </div>
  );
});
