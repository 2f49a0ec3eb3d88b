import { realAgeOf } from "@carnation/domain";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { itemsOf } from "../../common/state/watched.ts";
import { customersAtom } from "../../common/state/catalogueAtoms.ts";
import { DocumentContent } from "../../common/DocumentContent.tsx";
import { NoSuchDiagnosis } from "../../common/NoSuchDiagnosis.tsx";
import { useDiagnosis } from "../../common/useDiagnosis.ts";
import { AbandonedDiagnosis } from "./AbandonedDiagnosis.tsx";
import { AnalysisFailed } from "./AnalysisFailed.tsx";
import { AnalysisPending } from "./AnalysisPending.tsx";
import { FinishedDiagnosis } from "./FinishedDiagnosis.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";

/** A diagnosis, whatever its state: watched until it is done, then shown with its photo and its criteria. */
export function ResultsScreen(): ReactNode {
  const { id = "" } = useParams();
  const [diagnosis, retry] = useDiagnosis(id);
  const customers = itemsOf(useAtomValue(customersAtom));
  if (diagnosis.status === "missing") return <NoSuchDiagnosis />;
  if (diagnosis.status !== "ready") {
    return (
      <PageMain>
        <PageHeading />
        <div className="mt-6">
          <DocumentContent watched={diagnosis} onRetry={retry} skeleton={<ResultsSkeleton />} missing={null}>
            {() => null}
          </DocumentContent>
        </div>
      </PageMain>
    );
  }
  const { value } = diagnosis;
  if (value.state === "started") return <AnalysisPending diagnosis={value} />;
  if (value.error === "abandoned") return <AbandonedDiagnosis diagnosis={value} />;
  if (value.state === "error") return <AnalysisFailed diagnosis={value} />;
  const known = customers.find((candidate) => candidate.id === value.customer);
  const customer = value.customer === null ? null : known;
  const realAge = known && realAgeOf(known, value.created);
  return <FinishedDiagnosis diagnosis={value} customer={customer} realAge={realAge} />;
}
