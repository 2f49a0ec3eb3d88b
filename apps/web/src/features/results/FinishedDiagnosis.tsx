import { criteria, type CriterionId, type Diagnosis, hiddenCriteria, messageFor } from "@carnation/domain";
import { ErrorState } from "@carnation/ui/error-state";
import { Tabs } from "@carnation/ui/tabs";
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
import { CriteriaList } from "./CriteriaList.tsx";
import { DiagnosisPhoto } from "./DiagnosisPhoto.tsx";
import { ResultsHeader } from "./ResultsHeader.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { Synthesis } from "./Synthesis.tsx";
import { useResultsView } from "./useResultsView.ts";
import { isShownOnPhoto, useShownMasks } from "./useShownMasks.ts";

const nothingHidden: readonly CriterionId[] = [];

interface FinishedDiagnosisProps {
  readonly diagnosis: Diagnosis;
  /** The client's name, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: string | null | undefined;
  /** The client's real age in years on that day; undefined when it is not known. */
  readonly realAge: number | undefined;
}

/** A finished diagnosis: the photograph on the left, what was measured on the right; one under the other below 992 px. */
export function FinishedDiagnosis({ diagnosis, customer, realAge }: FinishedDiagnosisProps): ReactNode {
  const { reading: result, retry } = useReading(diagnosis.id, readResult);
  const online = useOnline();
  const view = useResultsView();
  const own = valueOf(useAtomValue(profileAtom))?.hiddenCriteria ?? nothingHidden;
  const hidden = useMemo(() => hiddenCriteria(own, realAge), [own, realAge]);
  const ready = result.status === "ready" ? result.value : null;
  const masks = useShownMasks(diagnosis.id, ready, hidden);
  const chosen = ready ? chosenCriterion(ready, view.criterion, hidden) : null;
  const onPhoto = isShownOnPhoto(masks);
  const photo = useRef<HTMLDivElement>(null);
  // Below 992 px the photo is far above the list.
  const showOnPhoto = (id: CriterionId): void => {
    view.showCriterion(id);
    photo.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="grid desk:grid-cols-[minmax(0,45vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(620px,45vw))_minmax(0,1fr)]">
      <DiagnosisPhoto
        ref={photo}
        diagnosis={diagnosis}
        customer={customer}
        shown={masks}
        chosen={chosen ? String(chosen.criterion.id) : undefined}
        onChoose={view.showCriterion}
      />
      <div className="grid min-w-0 content-start gap-5 px-(--cn-gutter) pt-7 pb-18 desk:ps-7 desk:pt-6.5 wide:ps-10">
        <ResultsHeader diagnosis={diagnosis} result={ready} customer={customer} />
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
        {result.status === "ready" ? (
          <Tabs
            label="Résultats"
            value={view.tab}
            onValueChange={view.showTab}
            items={[
              {
                id: "synthese",
                label: "Synthèse",
                content: (
                  <Synthesis
                    diagnosis={diagnosis}
                    result={result.value}
                    hidden={hidden}
                    chosen={chosen}
                    onPhoto={onPhoto}
                    onChoose={view.showCriterion}
                  />
                ),
              },
              {
                id: "criteres",
                label: "Critères",
                count: criteria.length - hidden.length,
                content: (
                  <CriteriaList
                    diagnosis={diagnosis}
                    result={result.value}
                    hidden={hidden}
                    chosen={chosen}
                    onPhoto={onPhoto}
                    onChoose={showOnPhoto}
                  />
                ),
              },
            ]}
          />
        ) : null}
      </div>
    </div>
  );
}
