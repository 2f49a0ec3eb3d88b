import type { CriterionResult } from "@carnation/domain/result";
import { criterionReading, faceZones, subMeasures } from "@carnation/domain/ui";
import { Button } from "@carnation/ui/button";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { FaceMap } from "@carnation/ui/face-map";
import type { ReactNode } from "react";
import { isObserved } from "./families.ts";
import { HideCriterion } from "./HideCriterion.tsx";
import { MeasureList } from "./MeasureList.tsx";
import { MethodDialog } from "./MethodDialog.tsx";

interface CriterionDetailProps {
  readonly result: CriterionResult;
  /** Words for the drawing on the photo (`ShownMask.where`); undefined without one. */
  readonly seen: string | undefined;
  /** True when its mask is on the photo. */
  readonly onPhoto: boolean;
  readonly onShowTrend: () => void;
  /** Holds what stands under its words, such as what the professional observed. */
  readonly children?: ReactNode;
}

/** The criterion that was chosen: its gauge with graduations, what it means, its sub-measures and its zones. */
export function CriterionDetail({
  result,
  seen,
  onPhoto,
  onShowTrend,
  children,
}: CriterionDetailProps): ReactNode {
  const parts = subMeasures(result);
  const zones = faceZones(result);
  const title = onPhoto ? "Critère affiché sur la photo" : "Critère choisi";
  const alone = parts.length === 0 && zones.length === 0;
  return (
    <section
      aria-label={title}
      className={`grid gap-x-10 gap-y-5 rounded-panel border border-line bg-surface px-4.5 py-5 tablet:px-6.5 tablet:py-6 ${
        alone
          ? ""
          : "tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] desk:grid-cols-1 wide:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
      }`}
    >
      <div className="grid content-start gap-3">
        <p className="text-small text-ink-2">{title}</p>
        <CriterionGauge variant="detail" {...criterionReading(result, { seen })} />
        <p className="max-w-[60ch] text-small text-ink-2">{result.criterion.text}</p>
        <div className="-ms-3 flex flex-wrap items-center">
          <MethodDialog criterion={result.criterion} verified={result.verified !== undefined} />
          {isObserved(result) ? null : (
            <Button variant="text" size="sm" onClick={onShowTrend}>
              Voir l’évolution
            </Button>
          )}
          <HideCriterion criterion={result.criterion} />
        </div>
        {children}
      </div>
      {alone ? null : (
        <div className="grid content-start gap-3.5">
          <MeasureList title="Sous-mesures" measures={parts} />
          {zones.length === 0 ? null : (
            <FaceMap title="Par zone" label={result.criterion.label} zones={zones} />
          )}
        </div>
      )}
    </section>
  );
}
