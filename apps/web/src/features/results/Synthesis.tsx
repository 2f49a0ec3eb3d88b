import {
  bandLabels,
  canLead,
  priorities,
  strengths,
  synthesis,
  type CriterionId,
  type CriterionResult,
  type Diagnosis,
  type DiagnosisResult,
} from "@carnation/domain";
import { insightItem } from "@carnation/domain/ui";
import { BandMark } from "@carnation/ui/band-mark";
import { InsightList } from "@carnation/ui/criteria-panel";
import { Info } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { CriterionDetail } from "./CriterionDetail.tsx";
import { CriterionObservation } from "./observation/CriterionObservation.tsx";
import { Families } from "./Families.tsx";
import { toFamilies } from "./families.ts";

interface SynthesisProps {
  readonly diagnosis: Pick<Diagnosis, "id" | "observations">;
  readonly result: DiagnosisResult;
  readonly hidden: readonly CriterionId[];
  /** The criterion of the detail; null when everything is hidden. */
  readonly chosen: CriterionResult | null;
  /** Whether the photo shows what a criterion counted. */
  readonly onPhoto: (id: CriterionId) => boolean;
  readonly onChoose: (id: CriterionId) => void;
}

/** A result told in order: one sentence, the best, what comes first, then every criterion. */
export function Synthesis({
  diagnosis,
  result,
  hidden,
  chosen,
  onPhoto,
  onChoose,
}: SynthesisProps): ReactNode {
  const detail = useRef<HTMLDivElement>(null);

  // The list is longer than a screen: without this, a row chosen low in it changes a panel nobody sees.
  const choose = (id: CriterionId): void => {
    onChoose(id);
    detail.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className="grid gap-6">
      <p className="max-w-[36em] font-serif text-synthesis text-pretty">{synthesis(result, { hidden })}</p>
      {canLead(result) ? (
        <div className="grid gap-x-7 gap-y-6.5 tablet:grid-cols-2 wide:gap-x-10">
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
          />
        </div>
      ) : null}
      {chosen ? (
        <div ref={detail} className="scroll-mt-20">
          <CriterionDetail result={chosen} onPhoto={onPhoto(chosen.criterion.id)}>
            <CriterionObservation key={chosen.criterion.id} diagnosis={diagnosis} result={chosen} />
          </CriterionDetail>
        </div>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 pt-2.5">
        <h2>Tous les critères</h2>
        <p className="flex flex-wrap gap-x-4.5 gap-y-1 text-small">
          <BandMark tone="strength">{bandLabels.good}</BandMark>
          <BandMark tone="maintain">{bandLabels.medium}</BandMark>
          <BandMark tone="priority">{bandLabels.poor}</BandMark>
        </p>
      </div>
      <Families
        families={toFamilies(result, hidden)}
        chosen={chosen?.criterion.id}
        onPhoto={onPhoto}
        onChoose={choose}
      />
      <p className="flex gap-2.5 text-small text-ink-2">
        <Info aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px flex-none text-ink-3" />
        Observation cosmétique à partir d’une photo. Les deux traits autour d’un repère montrent la marge de
        mesure.
      </p>
    </div>
  );
}
