import { formatMoney } from "@carnation/domain/format";
import { formatIssuedNumber, isQuoteSigned, type IssuedQuote, quoteStanding } from "@carnation/product/quote";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { DownloadOutgoing } from "../../../shared/sending/DownloadOutgoing.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { quoteFile } from "./quotes.ts";

interface QuoteVersionsProps {
  readonly quotes: readonly IssuedQuote[];
  /** Id of the one on the sheet; null while that is the draft. */
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}

/** Every quote of this diagnosis, newest first; a signed one keeps its file whatever took its place. */
export function QuoteVersions({ quotes, shown, onShow }: QuoteVersionsProps): ReactNode {
  const now = useNow();
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-2">
        Devis émis
      </h2>
      <ul className="[&>li]:border-t [&>li]:border-line [&>li]:py-3">
        {quotes.map((quote) => (
          <li key={quote.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
            <div className="min-w-0">
              <p className="font-medium">{formatIssuedNumber(quote)}</p>
              <p className="text-small text-ink-2">
                {quoteStanding(quote, now)}
                {quote.state === "erased" ? null : `, ${formatMoney(quote.total)}`}
              </p>
            </div>
            {quote.state === "erased" ? null : quote.id === shown ? (
              <span className="text-small text-ink-2">Affiché</span>
            ) : (
              <Button
                size="sm"
                aria-label={`Afficher ${formatIssuedNumber(quote)}`}
                onClick={() => onShow(quote.id)}
              >
                Afficher
              </Button>
            )}
            {quote.state === "replaced" && isQuoteSigned(quote) ? (
              <div className="col-span-full">
                <DownloadOutgoing outgoing={quoteFile} document={quote.id} variant="text">
                  PDF signé
                </DownloadOutgoing>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
