import {
  recommendationCategories,
  recommendationCategoryLabels,
} from "@carnation/domain/internal/subcategory";
import type { DiagnosisResult } from "@carnation/domain/result";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { RoutineLink } from "../../../shared/care/RoutineLink.tsx";
import { CareCard } from "../../../shared/care/CareCard.tsx";
import { nothingProposed } from "../../../shared/care/nothingProposed.ts";
import { type Care, useCare } from "../../../shared/care/useCare.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { NotReadYet } from "../../../shared/feedback/NotReadYet.tsx";
import { useStacked } from "../../../shared/browser/useStacked.ts";

interface RecommendationsProps {
  readonly diagnosis: Diagnosis;
  /** Undefined for a quick diagnosis, and while the client is not known. */
  readonly customer: Customer | undefined;
  readonly result: DiagnosisResult;
}

/** Shows what answers the diagnosis and why, what was set aside and why not, and the way to the routine. */
export function Recommendations({ diagnosis, customer, result }: RecommendationsProps): ReactNode {
  // Whose contraindications are not known must not be advised as if there were none.
  if (diagnosis.customer !== null && customer === undefined) return <NotReadYet />;
  return <Known diagnosis={diagnosis} customer={customer ?? null} result={result} />;
}

interface KnownProps extends Omit<RecommendationsProps, "customer"> {
  readonly customer: Customer | null;
}

function Known({ diagnosis, customer, result }: KnownProps): ReactNode {
  const { care, retry } = useCare(diagnosis, customer, result);
  if (care.status !== "ready") {
    return <NotReady watched={care} onRetry={retry} skeleton={<Skeleton height="20rem" />} />;
  }
  return <Proposed diagnosis={diagnosis} care={care.value} />;
}

function Proposed({ diagnosis, care }: { readonly diagnosis: Diagnosis; readonly care: Care }): ReactNode {
  const { proposed, setAside } = care.proposal;
  const stacked = useStacked();
  const isEmpty = proposed.cosmetics.length + proposed.other.length === 0;
  return (
    <div className="grid gap-9">
      {isEmpty ? (
        <EmptyState
          title={nothingProposed(care.proposal).title}
          action={
            <Button asChild>
              <Link to={paths.addRecommendation}>Ajouter une recommandation</Link>
            </Button>
          }
        >
          {nothingProposed(care.proposal).message}
        </EmptyState>
      ) : null}
      {stacked ? null : <RoutineLink diagnosis={diagnosis} />}
      {recommendationCategories.map((category) =>
        proposed[category].length === 0 ? null : (
          <section key={category} aria-labelledby={`proposed-${category}`}>
            <h2 id={`proposed-${category}`} className="mb-3">
              {recommendationCategoryLabels[category]}
            </h2>
            <ul>
              {proposed[category].map((choice) => (
                <li key={choice.recommendation.id}>
                  <CareCard choice={choice} care={care} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {setAside.length === 0 ? null : (
        <section aria-labelledby="proposed-set-aside">
          <h2 id="proposed-set-aside" className="mb-3">
            Écarté pour cette personne
          </h2>
          <ul>
            {setAside.map((choice) => (
              <li key={choice.recommendation.id}>
                <CareCard choice={choice} care={care} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
