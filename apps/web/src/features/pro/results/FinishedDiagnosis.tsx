import { type CriterionId, hiddenCriteria } from "@carnation/domain/criterion";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { useAtomValue } from "jotai";
import { useMemo, useRef, type ReactNode } from "react";
import { readMasks } from "../../../shared/diagnosis/diagnosisReads.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { useFileReading } from "../../../shared/watch/useReading.ts";
import { type Loaded, valueOf } from "../../../shared/state/queryState.ts";
import { type ApplyThresholds, useResult } from "../../../shared/diagnosis/useResult.ts";
import { columnClass } from "./columnClass.ts";
import { chosenCriterion } from "./chosenCriterion.ts";
import { DiagnosisPhoto } from "./DiagnosisPhoto.tsx";
import { useMarkReviews } from "./marks/useMarkReviews.ts";
import { useMarksPanel } from "./marks/useMarksPanel.ts";
import type { ResultsColumn } from "./ResultsColumn.tsx";
import { ResultsWaiting } from "./ResultsWaiting.tsx";
import { ReturnToList } from "./ReturnToList.tsx";
import { useScrollReturn } from "./useScrollReturn.ts";
import { useResultPhoto } from "./useResultPhoto.ts";
import { useResultsView } from "./useResultsView.ts";
import { useStacked } from "../../../shared/browser/useStacked.ts";
import { useShownMasks } from "../../../shared/diagnosis/useShownMasks.ts";

const nothingHidden: readonly CriterionId[] = [];

/** Describes what is known of a diagnosis that is done. */
interface ToldDiagnosis {
  readonly diagnosis: Diagnosis;
  /** The client, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: Customer | null | undefined;
  /** The client's real age in years on that day; undefined when it is not known. */
  readonly realAge: number | undefined;
  /** Holds what judges its result. */
  readonly judge: ApplyThresholds;
  /** Holds what says it. */
  readonly Column: typeof ResultsColumn;
}

interface FinishedDiagnosisProps {
  readonly id: string;
  /** The small copy of its photo: nothing else is read before it is there, or the diagnosis is known. */
  readonly small: Loaded<Blob>;
  /** Absent as long as nothing is known but the id: the photo alone is shown, if there is one. */
  readonly told?: ToldDiagnosis;
  /** Heading while it is not told. @default the route's title */
  readonly title?: string | undefined;
  /** Asks for the diagnosis again. */
  readonly onRetry: () => void;
}

/** A finished diagnosis: the photograph on the left, what was measured on the right; one under the other below 992 px. */
export function FinishedDiagnosis({ id, small, told, title, onRetry }: FinishedDiagnosisProps): ReactNode {
  const { customer, realAge } = told ?? {};
  const asked = told === undefined && small.status === "loading" ? null : id;
  const { reading: masksRead } = useFileReading(asked, readMasks);
  const reviews = useMarkReviews(told?.diagnosis, masksRead.status === "ready" ? masksRead.value : null);
  const { diagnosis } = reviews;
  const result = useResult(asked, diagnosis && told && { diagnosis, judge: told.judge });
  const view = useResultsView();
  const stacked = useStacked();
  const way = useScrollReturn();
  const own = valueOf(useAtomValue(profileAtom))?.hiddenCriteria ?? nothingHidden;
  const hidden = useMemo(() => hiddenCriteria(own, realAge), [own, realAge]);
  const ready = told && result.reading.status === "ready" ? result.reading.value : null;
  const masks = useShownMasks(masksRead, ready, { hidden, reviews: diagnosis?.markReviews });
  const photo = useResultPhoto(id, {
    small,
    name: customer ? customerLabel(customer) : null,
    done: told !== undefined,
  });
  const chosen = ready ? chosenCriterion(ready, view.criterion, hidden) : null;
  const isVerifying = chosen !== null && view.tab === "criteres";
  const frame = useRef<HTMLDivElement>(null);
  const marks = useMarksPanel(
    isVerifying ? reviews.of(chosen.criterion.id) : null,
    // A score that comes or goes must not choose another criterion under her hands.
    () => chosen && view.showCriterion(chosen.criterion.id),
    frame,
  );
  return (
    <div className="grid desk:grid-cols-[minmax(0,45vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(620px,45vw))_minmax(0,1fr)] print:block">
      <DiagnosisPhoto
        ref={frame}
        photo={photo}
        shown={masks}
        chosen={chosen ? String(chosen.criterion.id) : undefined}
        onChoose={view.showCriterion}
        marks={marks?.onPhoto}
        edgeToEdge={stacked}
      />
      <div className="min-w-0">
        {told ? (
          <told.Column
            diagnosis={diagnosis ?? told.diagnosis}
            customer={customer}
            realAge={realAge}
            reading={result}
            photo={photo}
            masks={masks}
            marks={marks}
            reviewOf={reviews.of}
            own={own}
            hidden={hidden}
            chosen={chosen}
            view={view}
            way={way}
            onShowPhoto={() => way.go(frame.current)}
          />
        ) : (
          <div className={columnClass}>
            <ResultsWaiting title={title} onRetry={onRetry} />
          </div>
        )}
      </div>
      <ReturnToList way={way} />
    </div>
  );
}
