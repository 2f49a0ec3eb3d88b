import { useDiagnosisDay } from "../../../shared/diagnosis/useDiagnosisDay.ts";
import { type CriterionId, hiddenCriteria } from "@carnation/domain/criterion";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Alert } from "@carnation/ui/alert";
import { ErrorState } from "@carnation/ui/error-state";
import type { ViewedPhoto } from "@carnation/ui/mask-viewer";
import { Suspense, useState, type ReactNode } from "react";
import { useNarrow } from "../../../shared/browser/useNarrow.ts";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { NotReadYet } from "../../../shared/feedback/NotReadYet.tsx";
import type { Reading } from "../../../shared/watch/useReading.ts";
import { UnreadableParts } from "../../../shared/feedback/UnreadableParts.tsx";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import type { MarkReviewOf } from "./marks/MarksToVerify.tsx";
import type { MarksPanel as Panel } from "./marks/useMarksPanel.ts";
import { Presentation } from "./Presentation.tsx";
import { ResultsFoot } from "./ResultsFoot.tsx";
import { ResultsHeader } from "./ResultsHeader.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { ResultsTabs } from "./ResultsTabs.tsx";
import { photoFacts } from "./photoFacts.ts";
import { columnClass } from "./columnClass.ts";
import { SendResults } from "./sendResultsLater.ts";
import { useStacked } from "../../../shared/browser/useStacked.ts";
import type { ScrollReturn } from "./useScrollReturn.ts";
import type { ResultsView } from "./useResultsView.ts";
import {
  isShownOnPhoto,
  seenOnPhoto,
  type ShownMasks,
  smallDrawingOf,
} from "../../../shared/diagnosis/useShownMasks.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

// Loaded with what says it: before, only the photo is shown.
export { applyThresholds } from "../../../shared/diagnosis/applyThresholds.ts";

interface ResultsColumnProps {
  readonly diagnosis: Diagnosis;
  /** The client, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: Customer | null | undefined;
  /** The client's real age in years on that day; undefined when it is not known. */
  readonly realAge: number | undefined;
  readonly reading: Reading<DiagnosisResult>;
  readonly photo: ViewedPhoto;
  readonly masks: ShownMasks;
  /** The marks that are being verified. */
  readonly marks: Panel | null;
  readonly reviewOf: MarkReviewOf;
  /** The criteria that the professional hides. */
  readonly own: readonly CriterionId[];
  /** Those that are not shown: her own, and the ages of a minor. */
  readonly hidden: readonly CriterionId[];
  readonly chosen: CriterionResult | null;
  readonly view: ResultsView;
  readonly way: ScrollReturn;
  readonly onShowPhoto: () => void;
}

/** Shows what was measured, beside the photo; under it on one column, with its actions at the foot of the window. */
export function ResultsColumn(props: ResultsColumnProps): ReactNode {
  const { diagnosis, customer, realAge, reading, photo, masks, own, hidden, chosen, view } = props;
  const { reading: result, retry } = reading;
  const online = useOnline();
  const day = useDiagnosisDay(diagnosis, customer?.id ?? null);
  const ready: DiagnosisResult | null = result.status === "ready" ? result.value : null;
  const stacked = useStacked();
  const phone = useNarrow();
  const [sendings, setSendings] = useState(0);
  return (
    <>
      <div className={columnClass}>
        <ResultsHeader
          diagnosis={diagnosis}
          result={ready}
          customer={customer}
          realAge={realAge}
          stacked={stacked}
          brief={phone}
          onLeaveMarks={stacked && props.marks !== null ? () => view.showTab("synthese") : null}
        />
        {stacked && sendings > 0 ? (
          <Suspense fallback={null}>
            <SendResults key={sendings} buttonless diagnosis={diagnosis} />
          </Suspense>
        ) : null}
        <UnreadableParts parts={diagnosis.unreadable} />
        {diagnosis.judgement?.photoVerdict === "advised-against" ? (
          <Alert tone="warning">
            La qualité de cette photo est en dessous de ce qui est conseillé{"\u00A0"}: les scores sont moins
            sûrs. Reprenez-la si vous le pouvez, près d’une lumière douce.
          </Alert>
        ) : null}
        {ready !== null || online ? null : <NotReadYet />}
        {result.status === "loading" && online ? (
          <Waiting onRetry={retry}>
            <ResultsSkeleton />
          </Waiting>
        ) : null}
        {result.status === "failed" && online ? (
          <ErrorState title="Résultats indisponibles" onRetry={retry}>
            {errorMessage(result.error)} Le diagnostic est conservé.
          </ErrorState>
        ) : null}
        {ready === null ? null : (
          <ResultsTabs
            diagnosis={diagnosis}
            customer={customer ?? undefined}
            result={ready}
            own={own}
            hidden={hidden}
            chosen={chosen}
            onPhoto={isShownOnPhoto(masks)}
            seen={seenOnPhoto(masks)}
            drawingOf={smallDrawingOf(masks)}
            marks={props.marks}
            reviewOf={props.reviewOf}
            view={view}
            stacked={stacked}
            way={props.way}
            onShowPhoto={props.onShowPhoto}
          />
        )}
        {phone && ready !== null ? (
          <p className="flex flex-wrap gap-x-4.5 gap-y-0.5 border-t border-line pt-3 text-small text-ink-2">
            {photoFacts(diagnosis, ready).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ) : null}
        {view.presenting && ready !== null ? (
          <Presentation
            firstname={customer?.firstname ?? null}
            day={day}
            result={ready}
            hidden={hiddenCriteria(own, realAge, { presentation: true })}
            photo={photo}
            masks={masks.status === "ready" ? masks.value : []}
            onClose={() => view.present(false)}
          />
        ) : null}
      </div>
      {stacked && ready !== null ? (
        <ResultsFoot
          diagnosis={diagnosis}
          marks={props.marks}
          view={view}
          onSend={() => setSendings(sendings + 1)}
        />
      ) : null}
    </>
  );
}
