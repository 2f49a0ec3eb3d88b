import { type Band, bandOf, type Criterion } from "@carnation/domain/criterion";
import { formatNumber } from "@carnation/domain/format";
import { type CriterionResult, notMeasuredResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import type { AiSettings, CriterionSettings } from "@carnation/product/ai-settings";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { Slider } from "@carnation/ui/slider";
import { useState, type ReactNode } from "react";
import { demoFaces } from "../../../shared/demo/demoFaces.ts";
import { BandChange } from "./BandChange.tsx";
import { bandLooks, indicativeLooks } from "./bandLooks.ts";
import { refusalWords, trialResult } from "./TrialSection.tsx";
import type { Trial } from "./useTrial.ts";

interface CriterionPreviewProps {
  readonly criterion: Criterion;
  /** Holds what is typed of it. */
  readonly typed: CriterionSettings;
  readonly jowlsScale: AiSettings["jowlsScale"];
  /** Those in force. */
  readonly settings: AiSettings;
  readonly trial: Trial;
  /** Draws the face beside its reading, as wide as what stands above. */
  readonly isStacked: boolean;
}

/** The real age beside which a perceived one is tried, years. */
const TRIED_AGE = 45;

/** Measure of how far from it an age is tried, years. */
const AGE_SPAN = 20;

/** The criterion as limits make it. */
function judgedBy(criterion: Criterion, { good, medium, stable }: CriterionSettings): Criterion {
  const limits = { good, medium };
  return {
    ...criterion,
    stable,
    thresholds: criterion.thresholds && limits,
    ageGap: criterion.ageGap && limits,
  };
}

/** Shows what the limits that are typed make of faces that were measured, or of any value that is tried. */
export function CriterionPreview({
  criterion,
  typed,
  jowlsScale,
  settings,
  trial,
  isStacked,
}: CriterionPreviewProps): ReactNode {
  const { face, choose, outcomeOf, pending, failure, start } = trial;
  const isAge = criterion.ageGap !== null;
  const realAge = isAge ? TRIED_AGE : undefined;
  const range = isAge
    ? { min: TRIED_AGE - AGE_SPAN, max: TRIED_AGE + AGE_SPAN }
    : { min: criterion.min, max: criterion.max };
  const [tried, setTried] = useState(() => Math.round((range.min + range.max) / 2));
  const judged = judgedBy(criterion, typed);
  const former = judgedBy(criterion, settings.criteria[criterion.id]);

  const measureOf = (one: (typeof demoFaces)[number]): CriterionResult | null => {
    const all = trialResult(outcomeOf(one), {
      criteria: { ...settings.criteria, [criterion.id]: { ...typed, enabled: true, scored: true } },
      jowlsScale,
    });
    const own = all?.criteria.find((result) => result.criterion.id === criterion.id);
    return own === undefined || own.value === null ? null : own;
  };
  const measured = measureOf(face);
  const shown: CriterionResult = measured ?? {
    ...notMeasuredResult(judged),
    value: tried,
    band: bandOf(judged, tried, { realAge }),
  };
  const outcome = outcomeOf(face);
  const waiting = [face, ...demoFaces.filter((one) => one !== face)].filter(
    (one) => outcomeOf(one)?.ok !== true,
  );
  const bandIn = (judge: Criterion, value: number | null): Band | null =>
    value === null ? null : bandOf(judge, value, { realAge });
  const bandBefore = bandIn(former, shown.value);
  const looksOf = ({ confidence }: CriterionResult) =>
    confidence === "low" && !isAge ? indicativeLooks(criterion) : bandLooks(criterion);

  return (
    <section
      aria-label={`Aperçu\u00A0: ${criterion.label}`}
      className="ai-preview"
      {...(isStacked ? { "data-stacked": "" } : {})}
    >
      <img src={face.src} alt={`Visage de démonstration, ${face.label.toLowerCase()}`} />
      <div className="grid content-start gap-3 p-4.5 pb-3.5">
        <p className="text-small text-ink-2">
          {measured ? "Aperçu, mesuré" : "Aperçu, valeur essayée"}, avec {formatNumber(typed.medium, 0)} et{" "}
          {formatNumber(typed.good, 0)}
        </p>
        <CriterionGauge {...criterionReading(shown, { realAge })} />
        {bandBefore === null || bandBefore === shown.band ? null : (
          <p className="text-small text-ink-2">
            Réglages en vigueur{"\u00A0"}: <s className="text-ink-3">{looksOf(shown)[bandBefore].label}</s>
          </p>
        )}
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
      </div>
      <div className="col-span-full grid gap-3 px-4.5 pb-4">
        <ul>
          {demoFaces
            .filter((one) => one !== face)
            .map((one) => {
              const measure = measureOf(one);
              const value = measure?.value ?? null;
              return (
                <li key={one.src} className="border-t border-line">
                  <button type="button" className="ai-face" onClick={() => choose(one)}>
                    <img src={one.src} alt="" />
                    <span className="grid">
                      <b>{one.label}</b>
                      {measure === null ? (
                        <span className="text-ink-3">
                          {outcomeOf(one)?.ok === true ? "Non mesuré" : "Pas encore mesuré"}
                        </span>
                      ) : (
                        <BandChange
                          looks={looksOf(measure)}
                          before={bandIn(former, value)}
                          after={bandIn(judged, value)}
                        />
                      )}
                    </span>
                    {value === null ? null : (
                      <span className="text-body font-medium">{formatNumber(value, 0)}</span>
                    )}
                  </button>
                </li>
              );
            })}
        </ul>
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        {outcome === null || outcome.ok ? null : <Alert tone="error">{refusalWords(outcome.error)}</Alert>}
        {waiting.length === 0 ? null : (
          <Button block loading={pending} onClick={() => start(waiting, settings.perceivedAge.enabled)}>
            {waiting.length === demoFaces.length
              ? "Mesurer ces quatre visages"
              : "Mesurer les autres visages"}
          </Button>
        )}
      </div>
    </section>
  );
}
