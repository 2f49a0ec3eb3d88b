import { formatMoney } from "@carnation/domain/format";
import type { IssuedQuote } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { quoteName } from "./quotes.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";

/** Says what became of the quote since the page was opened, and takes the focus that a pressed button lost. */
export function News({ quote }: { readonly quote: IssuedQuote | null }): ReactNode {
  const key = quote === null ? null : `${quote.id} ${quote.state}`;
  const known = useRef(key);
  const [news, setNews] = useState<string | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known.current === key || quote === null) return;
    known.current = key;
    const said = quote.state === "signed" ? "signé" : "émis";
    setNews(`${quoteName(quote)}, ${formatMoney(quote.total)}\u00A0: ${said}.`);
  }, [key, quote]);
  useEffect(() => {
    if (news !== null) notice.current?.focus({ preventScroll: true });
  }, [news]);
  return news === null ? null : (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert tone="success">{news}</Alert>
    </div>
  );
}

/** Says that what is to be paid is not what it was a moment ago, and that nobody here changed it. */
export function ChangedElsewhere({ live }: { readonly live: LiveQuote }): ReactNode {
  const { typed } = live.discount;
  const { total } = live.draft;
  const seen = useRef({ typed, total });
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { typed, total };
    const elsewhere = before.typed === typed && before.total !== null && before.total !== total;
    if (elsewhere) setNow(total);
  }, [typed, total]);
  return now === null ? null : (
    <Alert tone="warning">
      {`Un prix ou la remise a changé dans une autre fenêtre\u00A0: le total est maintenant de ${formatMoney(now)}.`}
    </Alert>
  );
}
