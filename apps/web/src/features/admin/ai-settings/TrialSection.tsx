import { formatNumber } from "@carnation/domain/format";
import { diagnosisErrorTexts } from "@carnation/domain/internal/photo";
import { type DiagnosisResult, parseDiagnosisResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import {
  type AiSettingsValues,
  checkedQuality,
  type PhotoVerdict,
  verdictOnPhoto,
} from "@carnation/product/ai-settings";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import { criteriaInForce, resultOptions } from "@carnation/product/judgement";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import type { ReactNode } from "react";
import { demoFaces } from "../../../shared/demo/demoFaces.ts";
import type { Trial } from "./useTrial.ts";

interface TrialSectionProps {
  readonly trial: Trial;
  /** Holds what is typed, saved or not; null while it could not be saved. */
  readonly values: AiSettingsValues | null;
  readonly perceivedAge: boolean;
}

const verdictWords: Readonly<Record<PhotoVerdict, string>> = {
  accepted: "photo acceptée",
  "advised-against": "photo signalée comme peu fiable",
  refused: "photo refusée",
};

/** Gives what a trial gave, judged by settings. */
export function trialResult(
  outcome: AiSettingsTrial | null,
  values: Pick<AiSettingsValues, "criteria" | "jowlsScale">,
): DiagnosisResult | null {
  return outcome?.ok ? parseDiagnosisResult(outcome.entries, resultOptions(values)) : null;
}

/** A drawn face that the engine really analyses, and every criterion judged by what is typed. */
export function TrialSection({ trial, values, perceivedAge }: TrialSectionProps): ReactNode {
  const { face, choose, pending, failure, start } = trial;
  const outcome = trial.outcomeOf(face);
  return (
    <section aria-labelledby="trial" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="trial" className="font-serif text-h2 font-normal">
          Tester sur une image de démonstration
        </h2>
        <p className="max-w-[65ch] text-small text-ink-2">
          Le moteur analyse ce visage dessiné, dont rien n’est conservé. Les bandes suivent les réglages
          saisis, même non publiés.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <fieldset className="flex flex-wrap gap-2.5">
          <legend className="mb-1.5 text-small font-medium">Visage</legend>
          {demoFaces.map((option) => (
            <button
              key={option.src}
              type="button"
              aria-pressed={option.src === face.src}
              onClick={() => choose(option)}
              className="grid w-20 gap-1 text-start text-micro text-ink-2 aria-pressed:text-ink aria-pressed:[&>img]:outline-2 [&>img]:outline-offset-2 [&>img]:outline-ink"
            >
              <img src={option.src} alt="" className="aspect-3/4 w-full bg-well object-cover" />
              {option.label}
            </button>
          ))}
        </fieldset>
        <Button
          loading={pending}
          disabled={values === null}
          onClick={() => {
            if (values !== null) start([face], perceivedAge);
          }}
        >
          Tester ce visage
        </Button>
      </div>
      {values === null ? (
        <p className="text-small text-ink-2">Corrigez les champs signalés pour tester ces réglages.</p>
      ) : null}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      {outcome === null || values === null ? null : outcome.ok ? (
        <TrialOutcome outcome={outcome} values={values} />
      ) : (
        <Alert tone="error">{refusalWords(outcome.error)}</Alert>
      )}
    </section>
  );
}

/** Reason why a face could not be analysed, and the way out. */
export function refusalWords(error: keyof typeof diagnosisErrorTexts): string {
  const { title, message } = diagnosisErrorTexts[error];
  return `${title}. ${message}`;
}

interface TrialOutcomeProps {
  readonly outcome: AiSettingsTrial & { readonly ok: true };
  readonly values: AiSettingsValues;
}

function TrialOutcome({ outcome, values }: TrialOutcomeProps): ReactNode {
  const result = trialResult(outcome, values);
  if (result === null) return null;
  const quality = checkedQuality(result.imageQuality, values.quality.checks);
  const shown = criteriaInForce(values).map(({ id }) => id);
  return (
    <div className="grid gap-4">
      <output className="text-small text-ink-2">
        {[
          `Analysé en ${formatNumber(outcome.analysisMs / 1000, 1)}\u00A0s par ${outcome.engineVersion}`,
          quality === null
            ? "qualité non contrôlée"
            : `qualité ${formatNumber(quality, 0)}/100, ${verdictWords[verdictOnPhoto(values.quality, result.imageQuality)]}`,
        ].join("\u202F; ")}
      </output>
      <ul className="grid gap-x-10 gap-y-4 tablet:grid-cols-2 wide:grid-cols-3">
        {result.criteria
          .filter(({ criterion }) => shown.includes(criterion.id))
          .map((criterion) => (
            <li key={criterion.criterion.id}>
              <CriterionGauge {...criterionReading(criterion)} />
            </li>
          ))}
      </ul>
    </div>
  );
}
