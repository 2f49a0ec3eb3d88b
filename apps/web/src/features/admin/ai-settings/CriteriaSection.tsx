import { criteria, type Criterion } from "@carnation/domain/criterion";
import { formatNumber } from "@carnation/domain/format";
import {
  type AiSettings,
  aiSettingsChoices,
  aiSettingsForm,
  type AiSettingsValues,
  type CriterionSettings,
  criterionSettingsForm,
  jowlsScales,
} from "@carnation/product/ai-settings";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { FormField } from "@carnation/ui/form";
import { SelectField } from "@carnation/ui/select-field";
import { useState, type ReactNode } from "react";
import * as v from "valibot";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { CriterionFields } from "./CriterionFields.tsx";
import { ThresholdPreview } from "./ThresholdPreview.tsx";
import { trialResult, TrialSection } from "./TrialSection.tsx";
import { useTrial } from "./useTrial.ts";

interface CriteriaSectionProps {
  readonly form: AiSettingsFormState;
  /** Those in force, which stand for what is typed while it makes no sense. */
  readonly settings: AiSettings;
}

/** The 13 criteria: which are shown, in which order, with which limits and text, and what these limits do to a face. */
export function CriteriaSection({ form, settings }: CriteriaSectionProps): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const trial = useTrial();
  const typed = form.methods.watch();
  const read = v.safeParse(aiSettingsForm, typed);
  const values: AiSettingsValues | null = read.success ? read.output : null;
  const refused = form.methods.formState.errors.criteria;

  const judgedBy = (criterion: Criterion): CriterionSettings => {
    const own = v.safeParse(criterionSettingsForm(criterion.id), typed.criteria[criterion.id]);
    return own.success ? own.output : settings.criteria[criterion.id];
  };
  const turn = (id: number, open: boolean): void =>
    setOpened((before) => {
      const after = new Set(before);
      if (open) after.add(id);
      else after.delete(id);
      return after;
    });

  return (
    <section aria-labelledby="criteria" className="grid gap-8 border-t border-line pt-7">
      <div className="grid gap-1.5">
        <h2 id="criteria" className="font-serif text-[1.375rem]/[1.2]">
          Critères
        </h2>
        <p className="max-w-[65ch] text-small text-ink-2">
          Un diagnostic garde les seuils avec lesquels il a été jugé. Les seuils valent pour les photos
          suivantes{"\u202F"}; le texte, l’ordre et l’activation, pour toutes.
        </p>
      </div>
      <TrialSection trial={trial} values={values} perceivedAge={settings.perceivedAge.enabled} />
      <FormField form={form} name="jowlsScale">
        {(field) => (
          <SelectField
            className="max-w-[22rem]"
            label="Échelle de l’ovale"
            hint="Ce que vaut le niveau 4 dans les fichiers de résultats d’un autre moteur."
            options={jowlsScales.map((value) => ({ value, label: aiSettingsChoices[value] }))}
            {...field}
          />
        )}
      </FormField>
      <Accordion className="[&>details>div]:max-w-none">
        {criteria.map((criterion) => {
          const { id, label } = criterion;
          // What is to be corrected is in view.
          const isOpen = opened.has(id) || refused?.[id] !== undefined;
          const limits = judgedBy(criterion);
          return (
            <AccordionItem
              key={id}
              title={label}
              aside={asideOf(limits)}
              open={isOpen}
              onOpenChange={(open) => turn(id, open)}
            >
              {isOpen ? (
                <div className="grid items-start gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,1fr)_26rem]">
                  <CriterionFields form={form} criterion={criterion} />
                  <ThresholdPreview
                    criterion={criterion}
                    settings={limits}
                    face={trial.face}
                    result={
                      trialResult(trial, {
                        criteria: { ...settings.criteria, [id]: { ...limits, enabled: true, scored: true } },
                        jowlsScale: values?.jowlsScale ?? settings.jowlsScale,
                      })?.criteria.find((one) => one.criterion.id === id) ?? null
                    }
                  />
                </div>
              ) : null}
            </AccordionItem>
          );
        })}
      </Accordion>
    </section>
  );
}

function asideOf({ enabled, scored, good, medium }: CriterionSettings): string {
  if (enabled && !scored) return "À observer";
  return enabled ? `Seuils ${formatNumber(good, 0)} et ${formatNumber(medium, 0)}` : "Désactivé";
}
