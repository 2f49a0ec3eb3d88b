import { bandOf, type Criterion } from "@carnation/domain/criterion";
import { type CriterionResult, notMeasuredResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import type { CriterionSettings } from "@carnation/product/ai-settings";
import { BandScale } from "@carnation/ui/band-scale";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { Slider } from "@carnation/ui/slider";
import { useState, type ReactNode } from "react";
import type { DemoFace } from "../../../shared/demo/demoFaces.ts";

interface ThresholdPreviewProps {
  readonly criterion: Criterion;
  /** Holds what is typed of it. */
  readonly settings: CriterionSettings;
  readonly face: DemoFace;
  /** Holds what a trial measured on the face; null without one. */
  readonly result: CriterionResult | null;
}

/** The real age beside which a perceived one is tried, years. */
const TRIED_AGE = 45;

/** Measure of how far from it an age is tried, years. */
const AGE_SPAN = 20;

/** Shows what the limits that are typed make of a value: the one that was measured on the face, or any that is tried. */
export function ThresholdPreview({ criterion, settings, face, result }: ThresholdPreviewProps): ReactNode {
  const isAge = criterion.ageGap !== null;
  const realAge = isAge ? TRIED_AGE : undefined;
  const range = isAge
    ? { min: TRIED_AGE - AGE_SPAN, max: TRIED_AGE + AGE_SPAN }
    : { min: criterion.min, max: criterion.max };
  const [tried, setTried] = useState(() => Math.round((range.min + range.max) / 2));
  const { good, medium, stable } = settings;
  const limits = { good, medium };
  const judged: Criterion = {
    ...criterion,
    stable,
    thresholds: criterion.thresholds && limits,
    ageGap: criterion.ageGap && limits,
  };
  const measured = result !== null && result.value !== null;
  const shown: CriterionResult = measured
    ? result
    : { ...notMeasuredResult(judged), value: tried, band: bandOf(judged, tried, { realAge }) };
  const reading = criterionReading(shown, { realAge });
  return (
    <section
      aria-label={`Aperçu\u00A0: ${criterion.label}`}
      className="grid gap-4 rounded-panel border border-line bg-surface p-4.5"
    >
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4">
        <img src={face.src} alt="" className="aspect-3/4 w-full bg-well object-cover" />
        <div className="grid gap-2">
          <p className="text-micro text-ink-2">
            {measured ? `Mesuré sur ce visage (${face.label.toLowerCase()})` : "Valeur essayée"}
          </p>
          <CriterionGauge {...reading} />
        </div>
      </div>
      {measured ? null : (
        <Slider
          label="Valeur à essayer"
          hint={isAge ? `À côté d’un âge réel de ${TRIED_AGE}\u00A0ans` : undefined}
          min={range.min}
          max={range.max}
          value={tried}
          onValueChange={setTried}
        />
      )}
      {reading.bands.length === 0 ? null : (
        <BandScale
          min={reading.min}
          max={reading.max}
          direction={reading.direction}
          scale={reading.scale}
          bands={reading.bands}
        />
      )}
    </section>
  );
}
