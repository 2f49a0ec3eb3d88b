import type { Criterion, CriterionKey } from "@carnation/domain/criterion";
import { typeset } from "@carnation/domain/text";
import { isScoreValid, validityMeasures } from "@carnation/domain/validity";
import {
  aiSettingsChoices,
  aiSettingsLabels,
  type AiSettings,
  jowlsScales,
} from "@carnation/product/ai-settings";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import { SelectField } from "@carnation/ui/select-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { useId, type ReactNode } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { CriterionBands } from "./CriterionBands.tsx";
import { CriterionState } from "./CriterionState.tsx";

interface CriterionSectionProps {
  readonly form: AiSettingsFormState;
  readonly criterion: Criterion;
  /** Those in force. */
  readonly settings: AiSettings;
  /** Shows what the bands do, right under them, where there is no room beside. */
  readonly preview?: ReactNode;
}

/** Reasons for which the embedded engine gives no score, in one text. */
const failedMeasures = (key: CriterionKey): string =>
  `Le moteur intégré n’est pas assez juste pour noter ce critère. ${validityMeasures(key)
    .filter(({ reached }) => reached === false)
    .map(({ sentence }) => sentence)
    .join(" ")}`;

/** Shows what is set of one criterion: how it is presented, where its bands begin, what is said of it. */
export function CriterionSection({ form, criterion, settings, preview }: CriterionSectionProps): ReactNode {
  const { id, key, label, unit } = criterion;
  const [title, reason] = [useId(), useId()];
  const valid = form.methods.watch("engine.name") !== "embedded" || isScoreValid(key);
  return (
    <section aria-labelledby={title} className="grid min-w-0 gap-5">
      <div className="ai-head">
        <div className="grid gap-0.5">
          <h2 id={title} className="font-serif text-h2 font-normal">
            {label}
          </h2>
          <p className="text-small text-ink-2">{sentence(criterion.readingHint)}</p>
        </div>
        <CriterionState
          form={form}
          criterion={criterion}
          mayScore={valid}
          describedBy={valid ? undefined : reason}
        />
      </div>
      {valid ? null : (
        <p id={reason} className="max-w-[65ch] text-small text-ink-2">
          {typeset(failedMeasures(key))}
        </p>
      )}
      <CriterionBands form={form} criterion={criterion} settings={settings} />
      {preview}
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <FormField form={form} name={`criteria.${id}.stable`}>
          {(field) => (
            <NumberField
              label={typeset(aiSettingsLabels["criteria.stable"])}
              hint={"En dessous, un écart est «\u00A0stable\u00A0»"}
              unit={unit === "ans" ? "ans" : "points"}
              maximumFractionDigits={1}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name={`criteria.${id}.order`}>
          {(field) => (
            <NumberField
              label={typeset(aiSettingsLabels["criteria.order"])}
              hint="De 1 à 13, parmi les critères"
              maximumFractionDigits={0}
              {...field}
            />
          )}
        </FormField>
        {unit === "/4" ? <JowlsScale form={form} /> : null}
        <FormField form={form} name={`criteria.${id}.text`}>
          {(field) => (
            <TextAreaField
              className="tablet:col-span-2"
              label={typeset(aiSettingsLabels["criteria.text"])}
              hint="Ce que lisent le professionnel et son client"
              characterLimit={800}
              rows={4}
              required
              {...field}
            />
          )}
        </FormField>
      </div>
      <p className="max-w-[65ch] text-micro text-ink-3">
        Un diagnostic garde les seuils avec lesquels il a été jugé. Les seuils valent pour les photos
        suivantes
        {"\u202F"}; le texte, l’ordre et la présentation, pour toutes.
      </p>
    </section>
  );
}

function JowlsScale({ form }: { readonly form: AiSettingsFormState }): ReactNode {
  return (
    <FormField form={form} name="jowlsScale">
      {(field) => (
        <SelectField
          className="tablet:col-span-2"
          label={aiSettingsLabels.jowlsScale}
          hint="Ce que vaut le niveau 4 dans les fichiers de résultats d’un autre moteur."
          options={jowlsScales.map((value) => ({ value, label: aiSettingsChoices[value] }))}
          {...field}
        />
      )}
    </FormField>
  );
}

/** « Plus c’est élevé, plus le teint est apaisé. » */
const sentence = (hint: string): string => `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`;
