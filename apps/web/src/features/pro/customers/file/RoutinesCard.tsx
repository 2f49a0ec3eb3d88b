import { formatPhotoDate } from "@carnation/domain/internal/format";
import { formatCount, formatMoney } from "@carnation/domain/format";
import { countSteps } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { formatIssuedNumber, isQuoteSigned, type IssuedQuote, quoteStanding } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { download } from "../../../../shared/browser/download.ts";
import { NoItems } from "../../../../shared/feedback/NoItems.tsx";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { diagnosesOf } from "../../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { useNow } from "../../../../shared/browser/useNow.ts";
import { quotesOfCustomer, readQuote } from "./customerFile.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";

/** Shows what was advised and offered to the client: each saved routine, each quote. */
export function RoutinesCard({ customer }: { readonly customer: Customer }): ReactNode {
  const [diagnoses, retryDiagnoses] = useAtom(diagnosesOf(customer.id));
  const [quotes, retryQuotes] = useAtom(quotesOfCustomer(customer.id));
  const noRoutine = <p className="text-small text-ink-2">Aucune routine n’a été enregistrée.</p>;
  return (
    <PageSection title="Routines et devis">
      <div className="grid gap-5 [&_li:first-child]:pt-0">
        <ListContent
          watched={diagnoses}
          onRetry={retryDiagnoses}
          skeleton={<Skeleton height="3rem" />}
          empty={noRoutine}
        >
          {(all) => {
            const saved = all.filter(({ routine }) => countSteps(routine) > 0);
            if (saved.length === 0) return <NoItems list={diagnoses}>{noRoutine}</NoItems>;
            return (
              <ul aria-label="Routines">
                {saved.map((diagnosis) => (
                  <RoutineLine key={diagnosis.id} diagnosis={diagnosis} all={saved} />
                ))}
              </ul>
            );
          }}
        </ListContent>
        <ListContent
          watched={quotes}
          onRetry={retryQuotes}
          skeleton={<Skeleton height="3rem" />}
          empty={<p className="text-small text-ink-2">Aucun devis n’a été émis.</p>}
        >
          {(all) => (
            <ul aria-label="Devis">
              {all.map((quote) => (
                <QuoteLine key={quote.id} quote={quote} />
              ))}
            </ul>
          )}
        </ListContent>
      </div>
    </PageSection>
  );
}

interface RoutineLineProps {
  readonly diagnosis: Diagnosis;
  readonly all: readonly Diagnosis[];
}

function RoutineLine({ diagnosis: { id, created, routine }, all }: RoutineLineProps): ReactNode {
  const day = formatPhotoDate(
    created,
    all.map((other) => other.created),
  );
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <TextLink asChild>
        <Link to={paths.routine(id)} className="justify-self-start">{`Routine du ${day}`}</Link>
      </TextLink>
      <span className="text-small text-ink-2">{formatCount(countSteps(routine), "étape", "étapes")}</span>
    </li>
  );
}

function QuoteLine({ quote }: { readonly quote: IssuedQuote }): ReactNode {
  const opening = useMutation(readQuote);
  const now = useNow();
  const name = `Devis ${formatIssuedNumber(quote)}`;
  const erased = quote.state === "erased";
  // Another one took its place, and nobody agreed to it.
  const isVoid = erased || (quote.state === "replaced" && !isQuoteSigned(quote));
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <span className="font-medium">{name}</span>
      <span className="text-small text-ink-2">
        {[quoteStanding(quote, now), ...(erased ? [] : [totalWords(quote)])].join(", ")}
      </span>
      {isVoid ? null : (
        <span className="-ms-[12px]">
          <Button
            variant="text"
            size="sm"
            loading={opening.pending}
            aria-label={`Télécharger ${name}`}
            onClick={() => {
              // The failure is said below.
              opening.run(quote.id).then(
                ({ pdf, name: file }) => download(pdf, file),
                () => undefined,
              );
            }}
          >
            Télécharger
          </Button>
        </span>
      )}
      {opening.failure === null ? null : <Alert tone="error">{opening.failure}</Alert>}
    </li>
  );
}

/** « 214,50 € TTC »; without « TTC » where no VAT is charged. */
function totalWords({ total, vat }: IssuedQuote): string {
  return `${formatMoney(total)}${vat === "exempt" ? "" : " TTC"}`;
}
