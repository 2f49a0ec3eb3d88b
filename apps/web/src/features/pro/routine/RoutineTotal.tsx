import { formatCount, formatMoney } from "@carnation/domain/format";
import { computeQuote, quoteItems } from "@carnation/domain/quote";
import type { Routine } from "@carnation/domain/routine";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";

interface RoutineTotalProps {
  readonly routine: Routine;
  readonly care: Care;
}

/** Shows what the whole routine costs before a discount, as its quote counts it; nothing for an empty one. */
export function RoutineTotal({ routine, care }: RoutineTotalProps): ReactNode {
  const prices = new Map(care.known.map((known) => [known.id, { price: care.priceOf(known) }]));
  const { lines, totals, missingPrices } = computeQuote(quoteItems(routine, prices));
  if (lines.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-strong pb-4">
      <span className="text-ink-2">
        {`Total de la routine, ${formatCount(lines.length, "produit ou soin", "produits et soins")}`}
      </span>
      {totals === null ? (
        <span className="text-small text-ink-2">
          {`${formatCount(missingPrices.length, "prix manque", "prix manquent")} encore`}
        </span>
      ) : (
        <strong className="text-[1.125rem] font-medium">{formatMoney(totals.subtotal)}</strong>
      )}
    </p>
  );
}
