import { isSavedRoutine } from "@carnation/domain/internal/routine";
import { quotePrices } from "@carnation/product/quote";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useMemo, type ReactNode } from "react";
import { Link, useParams } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { NoSuchDiagnosis } from "../../../shared/diagnosis/NoSuchDiagnosis.tsx";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { customerOf, pricesAtom, wholeCatalogueAtom } from "../../../shared/watch/catalogueAtoms.ts";
import type { DocumentQuery, ListQuery } from "../../../shared/state/queryState.ts";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { QuotePage } from "./QuotePage.tsx";
import { quotesOf } from "./quotes.ts";
import type { QuoteSource } from "./useQuoteDraft.ts";

/** `/user/diagnosis/routine/:id/quote`: the quote of a diagnosis's routine. */
export function QuoteScreen(): ReactNode {
  const { id = "" } = useParams();
  const [diagnosis, retryDiagnosis] = useDiagnosis(id);
  if (diagnosis.status === "missing") return <NoSuchDiagnosis />;
  if (diagnosis.status !== "ready") return <NotReadyPage watched={diagnosis} onRetry={retryDiagnosis} />;
  if (diagnosis.value.state !== "done") {
    return (
      <Instead title="Ce diagnostic n’est pas terminé" to={paths.results(id)} label="Voir le diagnostic">
        Le devis se fait à partir de la routine, une fois l’analyse terminée.
      </Instead>
    );
  }
  const { customer } = diagnosis.value;
  return customer === null ? (
    <Loaded diagnosis={diagnosis.value} customer={null} />
  ) : (
    <OfCustomer diagnosis={diagnosis.value} id={customer} />
  );
}

function OfCustomer({ diagnosis, id }: Pick<QuoteSource, "diagnosis"> & { readonly id: string }): ReactNode {
  const [customer, retry] = useAtom(customerOf(id));
  // Erased by now, with what stands here.
  if (customer.status === "missing") return <NoSuchDiagnosis />;
  if (customer.status !== "ready") return <NotReadyPage watched={customer} onRetry={retry} />;
  return <Loaded diagnosis={diagnosis} customer={customer.value} />;
}

function Loaded({ diagnosis, customer }: Pick<QuoteSource, "diagnosis" | "customer">): ReactNode {
  const [profile, retryProfile] = useAtom(profileAtom);
  const [catalogue, retryCatalogue] = useAtom(wholeCatalogueAtom);
  const [settled, retryPrices] = useAtom(pricesAtom);
  const [quotes, retryQuotes] = useAtom(quotesOf(diagnosis.id));
  const known = catalogue.status === "ready" ? catalogue.value : null;
  const own = settled.status === "ready" ? settled.value : null;
  const prices = useMemo(
    () => (known === null || own === null ? null : quotePrices(known, own)),
    [known, own],
  );
  if (profile.status !== "ready") return <NotReadyPage watched={profile} onRetry={retryProfile} />;
  if (quotes.status !== "ready") return <NotReadyPage watched={quotes} onRetry={retryQuotes} />;
  if (known === null) return <NotReadyPage watched={catalogue} onRetry={retryCatalogue} />;
  if (prices === null) return <NotReadyPage watched={settled} onRetry={retryPrices} />;
  const { morning, evening, weekly, cabin } = diagnosis.routine;
  const isEmpty = [morning, evening, weekly, cabin].every((steps) => steps.length === 0);
  if (isEmpty && quotes.value.length + quotes.unreadable === 0) {
    if (!isSavedRoutine(diagnosis.routine)) {
      return (
        <Instead
          title="La routine n’est pas encore enregistrée"
          to={paths.routine(diagnosis.id)}
          label="Relire la routine proposée"
        >
          Une routine est proposée d’après le diagnostic. Relisez-la et enregistrez-la{"\u00A0"}: le devis se
          fait ensuite de lui-même.
        </Instead>
      );
    }
    return (
      <Instead
        title="La routine est encore vide"
        to={paths.routine(diagnosis.id)}
        label="Construire la routine"
      >
        Ajoutez un soin ou un produit à la routine{"\u00A0"}: le devis se fait ensuite de lui-même.
      </Instead>
    );
  }
  const source = { diagnosis, customer, profile: profile.value, prices, quotes: quotes.value };
  return <QuotePage source={source} issued={quotes} catalogue={known} />;
}

interface NotReadyPageProps {
  readonly watched: DocumentQuery<unknown> | ListQuery<unknown>;
  readonly onRetry: () => void;
}

/** The page while something that it is made from is on its way, has failed or cannot be read. */
function NotReadyPage({ watched, onRetry }: NotReadyPageProps): ReactNode {
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={watched}
        onRetry={onRetry}
        skeleton={<Skeleton height="28rem" />}
        missing={null}
      >
        {() => null}
      </DocumentContent>
    </PageMain>
  );
}

interface InsteadProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Place where to go on. */
  readonly to: string;
  readonly label: string;
}

function Instead({ title, children, to, label }: InsteadProps): ReactNode {
  return (
    <PageMain>
      <PageHeading />
      <EmptyState
        className="mt-6"
        title={title}
        action={
          <Button asChild variant="primary">
            <Link to={to}>{label}</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </PageMain>
  );
}
