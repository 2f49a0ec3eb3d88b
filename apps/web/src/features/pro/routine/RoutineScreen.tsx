import type { TitledText } from "@carnation/domain/text";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { useCare } from "../../../shared/care/useCare.ts";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { applyThresholds } from "../../../shared/diagnosis/applyThresholds.ts";
import { NoSuchDiagnosis } from "../../../shared/diagnosis/NoSuchDiagnosis.tsx";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { customerOf } from "../../../shared/watch/catalogueAtoms.ts";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { useResult } from "../../../shared/diagnosis/useResult.ts";
import { RoutineEditor } from "./RoutineEditor.tsx";

/** `/user/diagnosis/routine/:id`: the care routine of a finished diagnosis. */
export function RoutineScreen(): ReactNode {
  const { id = "" } = useParams();
  const [diagnosis, retry] = useDiagnosis(id);
  if (diagnosis.status === "missing") return <NoSuchDiagnosis />;
  if (diagnosis.status !== "ready") {
    return (
      <Page>
        <DocumentContent watched={diagnosis} onRetry={retry} skeleton={<BoardSkeleton />} missing={null}>
          {() => null}
        </DocumentContent>
      </Page>
    );
  }
  const { value } = diagnosis;
  if (value.state !== "done") {
    return (
      <Page>
        <EmptyState
          title={unfinished(value).title}
          action={
            <Button asChild variant="primary">
              <Link to={paths.results(id)}>
                {value.state === "started" ? "Suivre l’analyse" : "Voir le diagnostic"}
              </Link>
            </Button>
          }
        >
          {unfinished(value).message}
        </EmptyState>
      </Page>
    );
  }
  return value.customer === null ? (
    <FinishedRoutine key={id} diagnosis={value} customer={null} />
  ) : (
    <CustomerRoutine key={id} diagnosis={value} id={value.customer} />
  );
}

function unfinished({ state }: Diagnosis): TitledText {
  return state === "started"
    ? {
        title: "Analyse en cours",
        message: "La routine se compose à partir des résultats, dès qu’ils sont là.",
      }
    : {
        title: "Analyse non aboutie",
        message: "Sans résultats, il n’y a rien à conseiller. Reprenez la photo depuis le diagnostic.",
      };
}

/** Shows whose contraindications decide is known before anything is proposed. */
function CustomerRoutine({
  diagnosis,
  id,
}: {
  readonly diagnosis: Diagnosis;
  readonly id: string;
}): ReactNode {
  const [customer, retry] = useAtom(customerOf(id));
  // Erased by now, with what stands here.
  if (customer.status === "missing") return <NoSuchDiagnosis />;
  if (customer.status === "ready") return <FinishedRoutine diagnosis={diagnosis} customer={customer.value} />;
  return (
    <Page>
      <DocumentContent watched={customer} onRetry={retry} skeleton={<BoardSkeleton />} missing={null}>
        {() => null}
      </DocumentContent>
    </Page>
  );
}

interface FinishedRoutineProps {
  readonly diagnosis: Diagnosis;
  readonly customer: Customer | null;
}

function FinishedRoutine({ diagnosis, customer }: FinishedRoutineProps): ReactNode {
  const { reading, retry: readAgain } = useResult(diagnosis.id, { diagnosis, judge: applyThresholds });
  const online = useOnline();
  // Off line a result may never come; what was proposed on the day stands in the diagnosis itself.
  const isOnItsWay = reading.status === "loading" && online;
  const result = reading.status === "ready" ? reading.value : isOnItsWay ? undefined : null;
  const { care, retry } = useCare(diagnosis, customer, result);
  if (care.status !== "ready") {
    const again = (): void => {
      retry();
      if (isOnItsWay) readAgain();
    };
    return (
      <Page>
        <NotReady watched={care} onRetry={again} skeleton={<BoardSkeleton />} />
      </Page>
    );
  }
  return (
    <RoutineEditor diagnosis={diagnosis} customer={customer} care={care.value} hasResult={result !== null} />
  );
}

function Page({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      {children}
    </PageMain>
  );
}

function BoardSkeleton(): ReactNode {
  return (
    <div className="grid gap-10 tablet:grid-cols-2">
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
