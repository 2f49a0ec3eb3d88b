import type { CriterionId } from "@carnation/domain/criterion";
import { canLead } from "@carnation/domain/internal/summary";
import type { DiagnosisResult } from "@carnation/domain/result";
import { bestFirst, priorities, strengths, synthesis } from "@carnation/domain/summary";
import { criterionReading, insightItem, type ShownMask } from "@carnation/domain/ui";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { InsightList } from "@carnation/ui/criteria-panel";
import { Dialog } from "@carnation/ui/dialog";
import type { ViewedPhoto } from "@carnation/ui/mask-viewer";
import { useState, type CSSProperties, type ReactNode } from "react";
import { MaskedPhoto } from "./DiagnosisPhoto.tsx";
import { observedCriteria } from "./families.ts";
import { noScoredPriority } from "./ObservedNote.tsx";

interface PresentationProps {
  readonly firstname: string | null;
  /** The day of the photo, as the page names it. */
  readonly day: string;
  readonly result: DiagnosisResult;
  /** Criteria that are not shown to the person: the hidden ones and the ages. */
  readonly hidden: readonly CriterionId[];
  readonly photo: ViewedPhoto;
  readonly masks: readonly ShownMask[];
  readonly onClose: () => void;
}

/** Read from a chair beside the screen: a third larger than the page. */
const large = {
  "--cn-text-small": "1.0625rem",
  "--cn-text-body": "1.25rem",
  "--cn-text-family": "1.5rem",
  "--cn-text-score": "1.625rem",
  "--cn-text-score-list": "2rem",
  "--cn-text-synthesis": "2rem",
  "--cn-text-h2": "2rem",
} as CSSProperties;

/** A result turned towards the person: large, strengths first and low scores last, without ages. Escape leaves it. */
export function Presentation({
  firstname,
  day,
  result,
  hidden,
  photo,
  masks,
  onClose,
}: PresentationProps): ReactNode {
  const all = bestFirst(result, hidden);
  const observed = observedCriteria(result, hidden).length > 0;
  const listTitle = observed ? "Critères notés" : "Tous les critères";
  const shown = masks.filter(({ id }) => !hidden.some((criterion) => String(criterion) === id));
  const [chosen, setChosen] = useState(() => {
    const told = [...strengths(result, { hidden }), ...all].map(({ criterion }) => String(criterion.id));
    const drawn = shown.filter(({ shapes }) => (shapes?.length ?? 0) > 0).map(({ id }) => id);
    // A photo without anything drawn on it is no way to begin.
    return told.find((id) => drawn.includes(id)) ?? drawn[0] ?? told[0];
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={firstname === null ? "Votre peau aujourd’hui" : `${firstname}, votre peau aujourd’hui`}
      description={`Observation cosmétique du ${day}`}
      className="inset-0 text-body h-dvh max-h-none w-screen max-w-none translate-none rounded-none bg-ground"
      style={large}
    >
      <div className="grid gap-x-12 gap-y-8 pt-3 pb-10 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex max-h-[80dvh] flex-col desk:sticky desk:top-0">
          <MaskedPhoto photo={photo} masks={shown} chosen={chosen} onChoose={setChosen} />
        </div>
        <div className="grid content-start gap-9">
          <p className="max-w-[30em] font-serif text-synthesis text-pretty">
            {synthesis(result, { hidden })}
          </p>
          {canLead(result) ? (
            <div className="grid gap-x-10 gap-y-8 wide:grid-cols-2">
              <InsightList
                tone="strength"
                title="Vos points forts"
                items={strengths(result, { hidden }).map(insightItem)}
              />
              <InsightList
                tone="priority"
                title="À améliorer ensemble"
                emptyText={observed ? noScoredPriority : undefined}
                items={priorities(result, { hidden }).map((each) => ({ ...insightItem(each), value: "" }))}
              />
            </div>
          ) : null}
          {all.length === 0 ? null : (
            <section aria-label={listTitle}>
              <h3 className="pb-3 font-serif text-family font-normal">{listTitle}</h3>
              <ul>
                {all.map((each) => (
                  <li key={each.criterion.id} className="border-t border-line py-3.5">
                    <CriterionGauge {...criterionReading(each)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
