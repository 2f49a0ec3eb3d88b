import {
  type CriterionId,
  type Customer,
  customerLabel,
  type Diagnosis,
  type DiagnosisResult,
  hiddenCriteria,
  messageFor,
} from "@carnation/domain";
import { ErrorState } from "@carnation/ui/error-state";
import { useAtomValue } from "jotai";
import { useMemo, useRef, type ReactNode } from "react";
import { useOnline } from "../../common/navigation/useOnline.ts";
import { useReading } from "../../common/state/useReading.ts";
import { profileAtom } from "../../common/state/accountAtoms.ts";
import { valueOf } from "../../common/state/watched.ts";
import { readResult } from "../../common/diagnosisReads.ts";
import { NotReadYet } from "../../common/NotReadYet.tsx";
import { Waiting } from "../../common/Waiting.tsx";
import { chosenCriterion } from "./chosenCriterion.ts";
import { DiagnosisPhoto } from "./DiagnosisPhoto.tsx";
import { Presentation } from "./Presentation.tsx";
import { ResultsHeader } from "./ResultsHeader.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { ResultsTabs } from "./ResultsTabs.tsx";
import { ReturnToList } from "./ReturnToList.tsx";
import { useThereAndBack } from "./thereAndBack.ts";
import { useResultPhoto } from "./useResultPhoto.ts";
import { useResultsView } from "./useResultsView.ts";
import { isShownOnPhoto, useShownMasks } from "./useShownMasks.ts";

const nothingHidden: readonly CriterionId[] = [];

interface FinishedDiagnosisProps {
  readonly diagnosis: Diagnosis;
  /** The client, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: Customer | null | undefined;
  /** The client's real age in years on that day; undefined when it is not known. */
  readonly realAge: number | undefined;
}

/** A finished diagnosis: the photograph on the left, what was measured on the right; one under the other below 992 px. */
export function FinishedDiagnosis({ diagnosis, customer, realAge }: FinishedDiagnosisProps): ReactNode {
  const { reading: result, retry } = useReading(diagnosis.id, readResult);
  const online = useOnline();
  const view = useResultsView();
  const way = useThereAndBack();
  const own = valueOf(useAtomValue(profileAtom))?.hiddenCriteria ?? nothingHidden;
  const hidden = useMemo(() => hiddenCriteria(own, realAge), [own, realAge]);
  const ready: DiagnosisResult | null = result.status === "ready" ? result.value : null;
  const masks = useShownMasks(diagnosis.id, ready, hidden);
  const photo = useResultPhoto(diagnosis.id, customer ? customerLabel(customer) : null);
  const chosen = ready ? chosenCriterion(ready, view.criterion, hidden) : null;
  const onPhoto = isShownOnPhoto(masks);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className="grid desk:grid-cols-[minmax(0,45vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(620px,45vw))_minmax(0,1fr)] print:block">
      <DiagnosisPhoto
        ref={frame}
        photo={photo}
        shown={masks}
        chosen={chosen ? String(chosen.criterion.id) : undefined}
        onChoose={view.showCriterion}
      />
      <div className="grid min-w-0 content-start gap-5 px-(--cn-gutter) pt-7 pb-18 desk:ps-7 desk:pt-6.5 wide:ps-10 print:block print:content-normal print:p-0">
        <ResultsHeader diagnosis={diagnosis} result={ready} customer={customer} realAge={realAge} />
        {result.status === "ready" || online ? null : <NotReadYet />}
        {result.status === "loading" && online ? (
          <Waiting onRetry={retry}>
            <ResultsSkeleton />
          </Waiting>
        ) : null}
        {result.status === "failed" && online ? (
          <ErrorState title="Résultats indisponibles" onRetry={retry}>
            {messageFor(result.error).message} Le diagnostic est conservé.
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
            onPhoto={onPhoto}
            view={view}
            way={way}
            onShowPhoto={() => way.go(frame.current)}
          />
        )}
      </div>
      <ReturnToList way={way} />
      {view.presenting && ready !== null ? (
        <Presentation
          firstname={customer?.firstname ?? null}
          created={diagnosis.created}
          result={ready}
          hidden={hiddenCriteria(own, realAge, { presentation: true })}
          photo={photo}
          masks={masks.status === "ready" ? masks.value : []}
          onClose={() => view.present(false)}
        />
      ) : null}
    </div>
  );
}
