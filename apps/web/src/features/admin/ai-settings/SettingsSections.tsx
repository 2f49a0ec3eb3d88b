import { typeset } from "@carnation/domain/text";
import {
  type AiEnvironment,
  aiSettingsChoices,
  aiSettingsLabels,
  type AiSettingsPath,
  engineNames,
  qualityChecks,
  qualityModes,
  recapLengths,
  recapTones,
} from "@carnation/product/ai-settings";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import { RadioField } from "@carnation/ui/radio-field";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { SelectField } from "@carnation/ui/select-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";

interface SectionProps {
  readonly form: AiSettingsFormState;
}

const label = (path: AiSettingsPath): string => typeset(aiSettingsLabels[path]);

/** Words to choose from, in the order of the stored ones. */
function optionsOf<const Word extends keyof typeof aiSettingsChoices>(words: readonly Word[]) {
  return words.map((value) => ({ value, label: aiSettingsChoices[value] }));
}

const modeHints = {
  off: "Toutes les photos sont analysées, sans remarque.",
  advise: "Une photo en dessous du seuil est analysée, et signalée comme peu fiable.",
  block: "Une photo en dessous du seuil n’est pas analysée\u00A0: elle est à reprendre.",
} as const;

type PartProps = SectionProps & { readonly environment: AiEnvironment | null };

/** The fields of each part that is no criterion, by its word in the address. */
export const settingsParts: Readonly<Record<string, (props: PartProps) => ReactNode>> = {
  moteur: EngineSection,
  qualite: QualitySection,
  limites: LimitsSection,
  bilan: RecapSection,
  recommandations: RecommendationsSection,
};

function EngineSection({ form }: SectionProps): ReactNode {
  return (
    <ResourceFormSection
      title="Moteur"
      description="Ce qui analyse les photos. Les scores de deux versions ne se comparent pas entre eux."
      columns={2}
    >
      <FormField form={form} name="engine.name">
        {(field) => <SelectField label={label("engine.name")} options={optionsOf(engineNames)} {...field} />}
      </FormField>
      <FormField form={form} name="engine.version">
        {(field) => (
          <TextField
            label={label("engine.version")}
            hint="Vide pour celle du moteur. Une autre version que celle-ci n’analysera aucune photo."
            {...field}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

function QualitySection({ form }: SectionProps): ReactNode {
  return (
    <ResourceFormSection
      title="Qualité des photos"
      description="Ce qu’il advient d’une photo lisible, mais médiocre. Celles qui ne peuvent pas être mesurées sont toujours refusées."
      columns={2}
    >
      <FormField form={form} name="quality.mode">
        {(field) => (
          <RadioField
            label={label("quality.mode")}
            options={optionsOf(qualityModes).map((option) => ({ ...option, hint: modeHints[option.value] }))}
            {...field}
          />
        )}
      </FormField>
      <div className="grid content-start gap-4">
        <FormField form={form} name="quality.threshold">
          {(field) => (
            <NumberField label={label("quality.threshold")} unit="/100" hint="De 0 à 100" {...field} />
          )}
        </FormField>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-small font-medium">Contrôles</legend>
          {qualityChecks.map((check) => (
            <FormField key={check} form={form} name={`quality.checks.${check}`}>
              {(field) => <CheckboxField label={label(`quality.checks.${check}`)} {...field} />}
            </FormField>
          ))}
        </fieldset>
      </div>
    </ResourceFormSection>
  );
}

function RecommendationsSection({ form }: SectionProps): ReactNode {
  return (
    <ResourceFormSection
      title="Recommandations"
      description="Ce qui est proposé après un diagnostic, et ce qui compte pour le classer. Un point fort ne compte pas."
      columns={2}
    >
      {(["maxItems", "maxCabin"] as const).map((name) => (
        <FormField key={name} form={form} name={`recommendations.${name}`}>
          {(field) => <NumberField label={label(`recommendations.${name}`)} {...field} />}
        </FormField>
      ))}
      {(["needMedium", "needPoor"] as const).map((name) => (
        <FormField key={name} form={form} name={`recommendations.${name}`}>
          {(field) => (
            <NumberField
              label={label(`recommendations.${name}`)}
              hint="De 0 à 10"
              maximumFractionDigits={1}
              {...field}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="recommendations.excludeContraindicated">
        {(field) => <CheckboxField label={label("recommendations.excludeContraindicated")} {...field} />}
      </FormField>
    </ResourceFormSection>
  );
}

function RecapSection({ form }: SectionProps): ReactNode {
  return (
    <ResourceFormSection
      title="Bilan rédigé"
      description="Les phrases sous une comparaison. Sans modèle de langage, elles sont composées de phrases fixes."
      columns={2}
    >
      <FormField form={form} name="recap.enabled">
        {(field) => <CheckboxField label={label("recap.enabled")} {...field} />}
      </FormField>
      <FormField form={form} name="recap.alwaysReview">
        {(field) => <CheckboxField label={label("recap.alwaysReview")} {...field} />}
      </FormField>
      <FormField form={form} name="recap.tone">
        {(field) => <SelectField label={label("recap.tone")} options={optionsOf(recapTones)} {...field} />}
      </FormField>
      <FormField form={form} name="recap.length">
        {(field) => (
          <SelectField label={label("recap.length")} options={optionsOf(recapLengths)} {...field} />
        )}
      </FormField>
      <FormField form={form} name="recap.model">
        {(field) => (
          <TextField
            label={label("recap.model")}
            hint="Son nom auprès du service. Vide pour aucun."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="recap.instruction">
        {(field) => (
          <TextAreaField
            className="col-span-full"
            label={label("recap.instruction")}
            hint="Ce que le modèle lit en plus des mesures. Aucun nom ne lui est transmis."
            characterLimit={1000}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="recap.disclaimer">
        {(field) => (
          <TextAreaField
            className="col-span-full"
            label={label("recap.disclaimer")}
            characterLimit={500}
            required
            {...field}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

function LimitsSection({ form, environment }: PartProps): ReactNode {
  const longest = environment?.longestSeconds[form.methods.watch("engine.name")];
  const beyond = longest === undefined ? "" : `. Ici, ${longest}\u00A0s au plus, quel que soit le délai`;
  return (
    <ResourceFormSection
      title="Limites et photos"
      description="La conservation vaut pour les professionnels qui n’en ont pas choisi une autre."
      columns={2}
    >
      <FormField form={form} name="limits.diagnosesPerDay">
        {(field) => <NumberField label={label("limits.diagnosesPerDay")} {...field} />}
      </FormField>
      <FormField form={form} name="limits.timeoutSeconds">
        {(field) => (
          <NumberField
            label={label("limits.timeoutSeconds")}
            unit="s"
            hint={`De 10 à 540${beyond}`}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="photos.retentionMonths">
        {(field) => (
          <NumberField
            label={label("photos.retentionMonths")}
            unit="mois"
            hint="De 1 à 120. Les scores restent dans les fiches."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="photos.improvement">
        {(field) => <CheckboxField label={label("photos.improvement")} {...field} />}
      </FormField>
    </ResourceFormSection>
  );
}
