import "../../../styles/comparison.css";
import { comparisonRefusalTexts, oldestFirst, pairRefusal } from "@carnation/domain/comparison";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { valueOf, type DocumentQuery } from "../../../shared/state/queryState.ts";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { customers } from "../../../shared/customers/customers.ts";
import { ComparedDiagnoses } from "./ComparedDiagnoses.tsx";
import { ComparisonRefused, MissingDiagnosis } from "./ComparisonRefused.tsx";

/** `/user/diagnosis/compare/:id1/:id2`: two diagnoses of one client, the older one first whatever the address says. */
export function ComparisonScreen(): ReactNode {
  const { id1 = "", id2 = "" } = useParams();
  const [one, retryOne] = useDiagnosis(id1);
  const [other, retryOther] = useDiagnosis(id2);
  if (one.status === "missing" || other.status === "missing") {
    return <MissingDiagnosis known={valueOf(one) ?? valueOf(other)} />;
  }
  if (one.status === "ready" && other.status === "ready") return <Pair one={one.value} other={other.value} />;
  const [waited, retry] = one.status === "ready" ? [other, retryOther] : [one, retryOne];
  return <NotReadyPage watched={waited} onRetry={retry} />;
}

function Pair({ one, other }: { readonly one: Diagnosis; readonly other: Diagnosis }): ReactNode {
  const [watched, retry] = useAtom(customers.byId(one.customer ?? ""));
  const refusal = pairRefusal(one, other);
  if (refusal !== null) {
    const pending = [one, other].find(({ state }) => state === "started");
    return (
      <ComparisonRefused
        text={comparisonRefusalTexts[refusal]}
        customer={one.customer ?? other.customer}
        results={refusal === "not-done" ? pending?.id : undefined}
      />
    );
  }
  // Erased by now, with what stands here.
  if (watched.status === "missing") return <MissingDiagnosis known={null} />;
  const [before, after] = oldestFirst(one, other);
  if (watched.status === "ready") {
    return (
      <ComparedDiagnoses
        key={`${before.id} ${after.id}`}
        before={before}
        after={after}
        customer={watched.value}
      />
    );
  }
  return <NotReadyPage watched={watched} onRetry={retry} />;
}

interface NotReadyPageProps {
  readonly watched: DocumentQuery<unknown>;
  readonly onRetry: () => void;
}

/** The page while one of its documents is on its way, has failed or cannot be read. */
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
