import { toCarnationError } from "@carnation/domain/error";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { judgedAlike } from "@carnation/product/judgement";
import { ErrorState } from "@carnation/ui/error-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { type ReactNode, useState } from "react";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { NotReadYet } from "../../../shared/feedback/NotReadYet.tsx";
import { SentNotice } from "../../../shared/sending/SentNotice.tsx";
import { useReading } from "../../../shared/watch/useReading.ts";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import { Changes } from "./Changes.tsx";
import { ComparedPhotos } from "./ComparedPhotos.tsx";
import { ComparisonHeader } from "./ComparisonHeader.tsx";
import { ComparisonRefused } from "./ComparisonRefused.tsx";
import { readComparison, readingKey } from "./comparisons.ts";
import { RecapSection } from "./RecapSection.tsx";
import { UsedCare } from "./UsedCare.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ComparedDiagnosesProps {
  readonly before: Diagnosis;
  readonly after: Diagnosis;
  readonly customer: Customer;
}

/** Two diagnoses of one client: how far they compare, both photos, what changed, the recap. */
export function ComparedDiagnoses({ before, after, customer }: ComparedDiagnosesProps): ReactNode {
  const { reading, retry } = useReading(readingKey(before.id, after.id), readComparison);
  const [sent, setSent] = useState<string | null>(null);
  const online = useOnline();
  const failure = reading.status === "failed" ? toCarnationError(reading.error) : null;
  if (failure?.code === "refused") {
    return (
      <ComparisonRefused
        text={{ title: "Comparaison impossible", message: errorMessage(failure) }}
        customer={customer.id}
      />
    );
  }
  const comparison = reading.status === "ready" ? reading.value : null;
  return (
    <PageMain>
      <ComparisonHeader
        before={before}
        after={after}
        customer={customer}
        comparison={comparison}
        waiting={comparison === null && failure === null && online}
        onSent={setSent}
      />
      {sent === null ? null : <SentNotice id={sent} what="Rapport" customer={customer.id} />}
      <div className="mt-6 grid gap-x-10 gap-y-9 desk:grid-cols-[minmax(0,42vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(600px,42vw))_minmax(0,1fr)]">
        <ComparedPhotos before={before} after={after} customer={customer} comparison={comparison} />
        <div className="grid min-w-0 content-start gap-5">
          {comparison ? (
            <>
              {judgedAlike(before.judgement, after.judgement) ? null : (
                <p className="text-small text-ink-2">
                  Les réglages de l’analyse ont changé entre ces deux photos{"\u00A0"}: les bandes et les
                  marges sont celles de la plus récente. Les mesures, elles, sont inchangées.
                </p>
              )}
              <Changes comparison={comparison} />
            </>
          ) : failure && online ? (
            <ErrorState title="Comparaison indisponible" onRetry={retry}>
              {errorMessage(failure)} Les deux diagnostics sont conservés.
            </ErrorState>
          ) : online ? (
            <Waiting onRetry={retry}>
              <Skeleton height="28rem" />
            </Waiting>
          ) : (
            <NotReadYet />
          )}
        </div>
      </div>
      <UsedCare before={before} />
      {comparison ? <RecapSection comparison={comparison} /> : null}
    </PageMain>
  );
}
