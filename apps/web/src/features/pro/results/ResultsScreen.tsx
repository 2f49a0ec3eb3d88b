import { realAgeOf } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { laterPart } from "../../../shared/code/laterPart.ts";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { readLargePhoto } from "../../../shared/diagnosis/diagnosisReads.ts";
import { useFileReading } from "../../../shared/watch/useReading.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { customersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { NoSuchDiagnosis } from "../../../shared/diagnosis/NoSuchDiagnosis.tsx";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { ANALYSIS_UNDER_WAY } from "./analysisTitles.ts";
import { FinishedDiagnosis } from "./FinishedDiagnosis.tsx";

const columnPart = laterPart("results", () => import("./ResultsColumn.tsx"));
const unfinishedPart = laterPart("analysis", () => import("./UnfinishedDiagnosis.tsx"));

/**
 * A diagnosis, whatever its state: watched until it is done, then shown with its photo and its criteria. Most are done: the
 * photo is shown as soon as it is there, before it is known what to say beside it.
 */
export function ResultsScreen(): ReactNode {
  const { id = "" } = useParams();
  const [diagnosis, retry] = useDiagnosis(id);
  const customers = itemsOf(useAtomValue(customersAtom));
  const { reading: small } = useFileReading(id, readLargePhoto);
  const known = diagnosis.status === "ready" ? diagnosis.value : null;
  const column = columnPart.usePart(known === null ? small.status !== "loading" : known.state === "done");
  const unfinished = unfinishedPart.usePart(known !== null && known.state !== "done");
  if (diagnosis.status === "missing") return <NoSuchDiagnosis />;
  if (diagnosis.status === "unread" || diagnosis.status === "unreadable" || diagnosis.status === "failed") {
    return (
      <PageMain>
        <PageHeading />
        <div className="mt-6">
          <DocumentContent watched={diagnosis} onRetry={retry} skeleton={null} missing={null}>
            {() => null}
          </DocumentContent>
        </div>
      </PageMain>
    );
  }
  if (known !== null && known.state !== "done" && unfinished !== null) {
    return <unfinished.UnfinishedDiagnosis diagnosis={known} />;
  }
  if (known?.state !== "done" || column === null) {
    return <FinishedDiagnosis key={id} id={id} small={small} title={titleOf(known)} onRetry={retry} />;
  }
  const client = customers.find((candidate) => candidate.id === known.customer);
  const told = {
    diagnosis: known,
    customer: known.customer === null ? null : client,
    realAge: client && realAgeOf(client, known.created),
    judge: column.applyThresholds,
    Column: column.ResultsColumn,
  };
  return <FinishedDiagnosis key={id} id={id} small={small} told={told} onRetry={retry} />;
}

/** The heading before the page of a state can be drawn: results are not promised before it is known that there are some. */
function titleOf(known: Diagnosis | null): string | undefined {
  if (known?.state === "done") return undefined;
  return known?.state === "started" ? ANALYSIS_UNDER_WAY : "Diagnostic";
}
