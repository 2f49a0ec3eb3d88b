import type { Criterion, CriterionKey } from "@carnation/domain/criterion";
import { typeset } from "@carnation/domain/text";
import { isScoreValid, validityMeasures } from "@carnation/domain/validity";
import { aiSettingsLabels, thresholdRange } from "@carnation/product/ai-settings";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import type { ReactNode } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";

interface CriterionFieldsProps {
  readonly form: AiSettingsFormState;
  readonly criterion: Criterion;
}

const label = (name: "enabled" | "good" | "medium" | "stable" | "text" | "order"): string =>
  typeset(aiSettingsLabels[`criteria.${name}`]);

/** Reasons for which the embedded engine gives no score, in one text. */
const failedMeasures = (key: CriterionKey): string =>
  `Le moteur intégré n’est pas assez juste pour noter ce critère. ${validityMeasures(key)
    .filter(({ reached }) => reached === false)
    .map(({ sentence }) => sentence)
    .join(" ")}`;

/** Shows what is set of one criterion. */
export function CriterionFields({ form, criterion }: CriterionFieldsProps): ReactNode {
  const { id, key, ageGap, direction } = criterion;
  const valid = form.methods.watch("engine.name") !== "embedded" || isScoreValid(key);
  const { min, max } = thresholdRange(criterion);
  const limit = ageGap === null ? `de ${min} à ${max}` : "écart à l’âge réel, en années";
  const reached = direction === "higher" ? "à partir de" : "jusqu’à";
  return (
    <div className="grid content-start gap-x-4 gap-y-5 text-ink tablet:grid-cols-2">
      <FormField form={form} name={`criteria.${id}.enabled`}>
        {(field) => (
          <SwitchField
            className="tablet:col-span-2"
            label="Utiliser ce critère"
            onText=""
            offText=""
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name={`criteria.${id}.scored`}>
        {(field) => (
          <SwitchField
            className="tablet:col-span-2"
            label="Donner un score"
            onText="Noté"
            offText="À observer"
            hint={valid ? undefined : typeset(failedMeasures(key))}
            {...field}
            disabled={!valid && field.value !== true}
          />
        )}
      </FormField>
      {(["good", "medium"] as const).map((name) => (
        <FormField key={name} form={form} name={`criteria.${id}.${name}`}>
          {(field) => (
            <NumberField
              label={label(name)}
              hint={`Atteint ${reached} cette valeur (${limit})`}
              maximumFractionDigits={0}
              {...field}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name={`criteria.${id}.stable`}>
        {(field) => (
          <NumberField
            label={label("stable")}
            hint="En dessous, deux photos sont dites stables"
            maximumFractionDigits={1}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name={`criteria.${id}.order`}>
        {(field) => (
          <NumberField label={label("order")} hint="De 1 à 13" maximumFractionDigits={0} {...field} />
        )}
      </FormField>
      <FormField form={form} name={`criteria.${id}.text`}>
        {(field) => (
          <TextAreaField
            className="tablet:col-span-2"
            label={label("text")}
            hint="Ce que lisent le professionnel et son client"
            characterLimit={800}
            required
            {...field}
          />
        )}
      </FormField>
    </div>
  );
}
