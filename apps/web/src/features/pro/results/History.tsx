import type { CriterionId } from "@carnation/domain/criterion";
import { type Customer, realAgeOf } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useCallback, type ReactNode } from "react";
import { Link } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { diagnosesOf } from "../../../shared/watch/catalogueAtoms.ts";
import { CriterionTrends } from "../../../shared/trends/CriterionTrends.tsx";
import { AssociateCustomer } from "./AssociateCustomer.tsx";
import { CompareLink } from "../../../shared/comparison/CompareLink.tsx";
import { comparedWith } from "../../../shared/comparison/comparedWith.ts";

interface HistoryProps {
  readonly diagnosis: Diagnosis;
  /** The client, when they are among the known ones. */
  readonly customer: Customer | undefined;
  readonly hidden: readonly CriterionId[];
  /** Id of the criterion whose course is shown first. */
  readonly first: string | undefined;
}

/** « Historique »: each criterion over the diagnoses of the same person; a quick diagnosis first needs its client. */
export function History({ diagnosis, ...rest }: HistoryProps): ReactNode {
  if (diagnosis.customer !== null) {
    return <CustomerHistory diagnosis={diagnosis} customerId={diagnosis.customer} {...rest} />;
  }
  return (
    <EmptyState
      title="Ce diagnostic n’a pas de client."
      action={<AssociateCustomer diagnosisId={diagnosis.id} />}
    >
      Associé à une fiche, il se suit dans le temps et se compare aux autres.
    </EmptyState>
  );
}

interface CustomerHistoryProps extends HistoryProps {
  readonly customerId: string;
}

function CustomerHistory({
  diagnosis,
  customerId,
  customer,
  hidden,
  first,
}: CustomerHistoryProps): ReactNode {
  const [watched, retry] = useAtom(diagnosesOf(customerId));
  const realAgeAt = useCallback((date: Date) => customer && realAgeOf(customer, date), [customer]);
  return (
    <ListContent watched={watched} onRetry={retry} skeleton={<Skeleton height="16rem" />} empty={null}>
      {(all) =>
        comparedWith(diagnosis, all) === null ? (
          <NoItems list={watched}>
            <EmptyState
              title="Un seul diagnostic pour l’instant."
              action={
                <Button asChild>
                  <Link to={paths.customerDiagnosis(customerId)}>Nouveau diagnostic</Link>
                </Button>
              }
            >
              Dès le deuxième, l’évolution de chaque critère se lira ici. Quatre à six semaines entre deux
              photos laissent à la peau le temps de changer.
            </EmptyState>
          </NoItems>
        ) : (
          <div className="grid gap-6">
            <CriterionTrends
              key={first}
              diagnoses={all}
              hidden={hidden}
              realAgeAt={realAgeAt}
              first={first}
            />
            <p className="cn-no-print flex flex-wrap items-center gap-x-5 gap-y-2">
              <CompareLink diagnosis={diagnosis} all={all} />
              <TextLink asChild size="sm">
                <Link to={paths.customer(customerId)}>Voir la fiche du client</Link>
              </TextLink>
            </p>
          </div>
        )
      }
    </ListContent>
  );
}
