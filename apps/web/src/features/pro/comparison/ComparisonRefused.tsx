import { CarnationError } from "@carnation/domain/error";
import type { TitledText } from "@carnation/domain/text";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { diagnosesOf } from "../../../shared/watch/catalogueAtoms.ts";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ComparisonRefusedProps {
  readonly text: Pick<TitledText, "title" | "message">;
  /** Id of the client of one of the two; null when neither has one. */
  readonly customer: string | null;
  /** Id of a diagnosis to look at first, where that helps. */
  readonly results?: string | undefined;
}

/** Shows why two diagnoses are not compared, and where others are found. */
export function ComparisonRefused({ text, customer, results }: ComparisonRefusedProps): ReactNode {
  return (
    <PageMain>
      <PageHeading />
      <EmptyState
        className="mt-6"
        title={text.title}
        action={
          results === undefined ? (
            <Button asChild>
              <Link to={customer === null ? paths.diagnosis : paths.customer(customer)}>
                {customer === null ? "Voir les diagnostics récents" : "Choisir dans la fiche client"}
              </Link>
            </Button>
          ) : (
            <Button asChild>
              <Link to={paths.results(results)}>Suivre l’analyse</Link>
            </Button>
          )
        }
      >
        {text.message}
      </EmptyState>
    </PageMain>
  );
}

/** One of two diagnoses is not there: a client with a single one is proposed a second. */
export function MissingDiagnosis({ known }: { readonly known: Diagnosis | null }): ReactNode {
  const customer = known?.customer ?? null;
  if (customer === null) {
    return <ComparisonRefused text={{ title: gone(), message: "" }} customer={null} />;
  }
  return <OneOfCustomer customer={customer} />;
}

function OneOfCustomer({ customer }: { readonly customer: string }): ReactNode {
  const done = itemsOf(useAtomValue(diagnosesOf(customer))).filter(({ state }) => state === "done");
  if (done.length !== 1) {
    return (
      <ComparisonRefused
        text={{ title: gone(), message: "Choisissez deux diagnostics dans la fiche client." }}
        customer={customer}
      />
    );
  }
  return (
    <PageMain>
      <PageHeading />
      <EmptyState
        className="mt-6"
        title="Un seul diagnostic pour l’instant"
        action={
          <Button asChild variant="primary">
            <Link to={paths.customerDiagnosis(customer)}>Nouveau diagnostic</Link>
          </Button>
        }
      >
        Il en faut deux pour comparer. Proposez une prochaine photo dans quatre à six semaines, dans les mêmes
        conditions{"\u00A0"}: même lumière, même distance, visage détendu.
      </EmptyState>
    </PageMain>
  );
}

function gone(): string {
  return errorMessage(new CarnationError("not-found"));
}
