import { formatCount, formatMoney } from "@carnation/domain/format";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { computeQuote, type Quote, type QuoteGroupId, quoteItems } from "@carnation/domain/quote";
import type { Routine } from "@carnation/domain/routine";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";

/** Counts what a routine sells before a discount, as its quote does. */
export function quoteOfRoutine(routine: Routine, care: Care): Quote {
  const prices = new Map(care.known.map((known) => [known.id, { price: care.priceOf(known) }]));
  return computeQuote(quoteItems(routine, prices));
}

interface RoutineTotalProps {
  readonly routine: Routine;
  readonly quote: Quote;
}

/** Shows what the whole routine costs, part by part; nothing for an empty one. */
export function RoutineTotal({ routine, quote }: RoutineTotalProps): ReactNode {
  const owned = new Set(
    careMoments.flatMap((moment) =>
      routine[moment].filter((step) => step.owned).map((step) => step.recommendation),
    ),
  );
  if (quote.lines.length === 0 && owned.size === 0) return null;
  return (
    <section aria-labelledby="routine-total">
      <h2 id="routine-total" className="mb-2 text-[20px]/[1.2]">
        Total de la routine
      </h2>
      <dl className="grid">
        <Part quote={quote} group="home" words={["produit", "produits"]} />
        <Part quote={quote} group="cabin" words={["séance", "séances"]} />
        {owned.size === 0 ? null : (
          <Line term="Déjà chez elle">{formatCount(owned.size, "produit", "produits")}</Line>
        )}
      </dl>
      <output className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-2">
        <span>Total</span>
        <TotalAmount quote={quote} />
      </output>
    </section>
  );
}

/** Shows the amount, or how many prices are missing for one. */
export function TotalAmount({ quote }: { readonly quote: Quote }): ReactNode {
  const { totals, missingPrices } = quote;
  return totals === null ? (
    <span className="text-small text-ink-2">
      {`${formatCount(missingPrices.length, "prix manque", "prix manquent")} encore`}
    </span>
  ) : (
    <strong className="text-[20px]/[1.2] font-normal">{formatMoney(totals.subtotal)}</strong>
  );
}

interface PartProps {
  readonly quote: Quote;
  readonly group: QuoteGroupId;
  /** Singular and plural of what is counted. */
  readonly words: readonly [string, string];
}

function Part({ quote, group, words }: PartProps): ReactNode {
  const lines = quote.lines.filter((line) => line.group === group);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return null;
  const hasAllPrices = lines.every(({ total }) => total !== null);
  const amount = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  return (
    <Line term={formatCount(count, ...words)}>{hasAllPrices ? formatMoney(amount) : "Prix à saisir"}</Line>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
