import { bandLabels, type CriterionId } from "@carnation/domain/criterion";
import { canLead } from "@carnation/domain/internal/summary";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import { priorities, strengths, synthesis } from "@carnation/domain/summary";
import { insightItem } from "@carnation/domain/ui";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { BandMark } from "@carnation/ui/band-mark";
import { InsightList } from "@carnation/ui/criteria-panel";
import { Info } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { CriterionDetail } from "./CriterionDetail.tsx";
import { CriterionObservation } from "./observation/CriterionObservation.tsx";
import { Families } from "./Families.tsx";
import { observedCriteria, toFamilies } from "./families.ts";
import { type MarkReviewOf, MarksToVerify } from "./marks/MarksToVerify.tsx";
import { noScoredPriority } from "./ObservedNote.tsx";
import { ResultsActions } from "./ResultsActions.tsx";
import type { ScrollReturn } from "./useScrollReturn.ts";

/** Says by which rule the page names strengths and priorities. */
const HIGHLIGHT_RULE =
  "En tête de page, les trois critères les plus nets. Une mesure de confiance faible reste indicative\u00A0: elle n’est ni un point fort, ni une priorité.";

interface SynthesisProps {
  readonly diagnosis: Diagnosis;
  readonly result: DiagnosisResult;
  readonly hidden: readonly CriterionId[];
  /** The criterion of the detail; null when everything is hidden. */
  readonly chosen: CriterionResult | null;
  /** Tells whether the photo shows what a criterion counted. */
  readonly onPhoto: (id: CriterionId) => boolean;
  /** Gives the words for a criterion's drawing on the photo; undefined without one. */
  readonly seen: (id: CriterionId) => string | undefined;
  readonly onChoose: (id: CriterionId) => void;
  readonly onShowTrend: (id: CriterionId) => void;
  /** Shows the result to the person; null where the actions stand at the foot of the window. */
  readonly onPresent: (() => void) | null;
  /** Takes whoever is in the list to the photo. */
  readonly onShowPhoto: () => void;
  readonly way: ScrollReturn;
  readonly reviewOf: MarkReviewOf;
  /** Opens the marks of a criterion. */
  readonly onVerify: (id: CriterionId) => void;
}

/** A result told in order: one sentence, the best, what comes first, then every criterion. */
export function Synthesis({
  diagnosis,
  result,
  hidden,
  chosen,
  onPhoto,
  seen,
  onChoose,
  onShowTrend,
  onPresent,
  onShowPhoto,
  way,
  reviewOf,
  onVerify,
}: SynthesisProps): ReactNode {
  const detail = useRef<HTMLDivElement>(null);
  const observed = observedCriteria(result, hidden);
  return (
    <div className="grid gap-6 print:block">
      <p className="max-w-[36em] font-serif text-synthesis text-pretty">{synthesis(result, { hidden })}</p>
      {canLead(result) ? (
        <div className="grid gap-x-7 gap-y-6.5 tablet:grid-cols-2 wide:gap-x-10 print:mt-5 print:grid-cols-1">
          <InsightList
            tone="strength"
            title="Points forts"
            headingLevel={2}
            items={strengths(result, { hidden }).map(insightItem)}
          />
          <InsightList
            tone="priority"
            title="Priorités"
            headingLevel={2}
            items={priorities(result, { hidden }).map(insightItem)}
            emptyText={observed.length > 0 ? noScoredPriority : undefined}
          />
        </div>
      ) : null}
      {onPresent === null ? null : <ResultsActions diagnosis={diagnosis} onPresent={onPresent} />}
      {chosen ? (
        <div ref={detail} tabIndex={-1} className="cn-no-print scroll-mt-20">
          <CriterionDetail
            result={chosen}
            seen={seen(chosen.criterion.id)}
            onPhoto={onPhoto(chosen.criterion.id)}
            onShowTrend={() => onShowTrend(chosen.criterion.id)}
          >
            <MarksToVerify criterion={chosen.criterion} reviewOf={reviewOf} onVerify={onVerify} />
            <CriterionObservation key={chosen.criterion.id} diagnosis={diagnosis} result={chosen} />
          </CriterionDetail>
        </div>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 pt-2.5 print:clear-both print:pb-4">
        <h2>Tous les critères</h2>
        <p className="flex flex-wrap gap-x-4.5 gap-y-1 text-small">
          <BandMark tone="strength">{bandLabels.good}</BandMark>
          <BandMark tone="maintain">{bandLabels.medium}</BandMark>
          <BandMark tone="priority">{bandLabels.poor}</BandMark>
        </p>
      </div>
      <p className="-mt-3 max-w-[65ch] text-small text-ink-2 print:mt-0">{HIGHLIGHT_RULE}</p>
      <Families
        families={toFamilies(result, hidden)}
        observed={observed}
        seen={seen}
        chosen={chosen}
        onPhoto={onPhoto}
        onChoose={onChoose}
        onShowDetail={() => way.go(detail.current)}
        onShowPhoto={onShowPhoto}
      />
      <p className="flex gap-2.5 text-small text-ink-2">
        <Info aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px flex-none text-ink-3" />
        Observation cosmétique à partir d’une photo. Les deux traits autour d’un repère montrent la marge de
        mesure.
      </p>
    </div>
  );
}
