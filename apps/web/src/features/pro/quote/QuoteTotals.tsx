import type { QuoteDocument } from "@carnation/product/quote";
import type { ReactNode } from "react";

/** The sums of the sheet, beside what changes them: one number, one source. */
export function QuoteTotals({ document }: { readonly document: QuoteDocument }): ReactNode {
  const { totals, mention } = document.printed;
  return (
    <div>
      <dl className="[&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-t [&>div]:border-line [&>div]:py-2">
        {totals.map(({ label, note, amount, isTotal }) => (
          <div
            key={`${label} ${note}`}
            className={isTotal ? "border-ink! pt-3! text-[17px] font-semibold" : ""}
          >
            <dt className={isTotal ? "" : "text-ink-2"}>
              {label}
              {note === "" ? null : <small className="text-micro text-ink-3"> {note}</small>}
            </dt>
            <dd className="whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
      {mention === "" ? null : <p className="mt-1 text-small text-ink-2">{mention}</p>}
    </div>
  );
}
