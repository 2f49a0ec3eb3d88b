import type { QuoteDocument } from "@carnation/product/quote";
import { QuoteTable } from "@carnation/ui/quote-table";
import type { ReactNode } from "react";

/** The words of the quote at the size of the page, for a screen on which its sheet would be too small to be read. */
export function QuoteReading({ document }: { readonly document: QuoteDocument }): ReactNode {
  const { table, conditions, validUntil, legal } = document;
  return (
    <div className="grid gap-4">
      <QuoteTable caption="Lignes du devis" lines={table.lines} totals={table.totals} vat={table.vat} />
      {conditions.paragraphs.length === 0 ? null : (
        <div className="text-small">
          <h3 className="text-small text-ink-2">{conditions.label}</h3>
          <p className="whitespace-pre-line">{conditions.paragraphs.join("\n")}</p>
        </div>
      )}
      <p className="text-small text-ink-2">{`Valable jusqu’au ${validUntil}. ${legal}`}</p>
    </div>
  );
}
