import { criteria, isAge } from "@carnation/domain/criterion";
import { allegationWarning, careMomentLabels, careMoments } from "@carnation/domain/internal/recommendation";
import { subcategoryPlaces } from "@carnation/domain/internal/subcategory";
import { addStep, type CareMoment, type Subcategory } from "@carnation/domain/routine";
import {
  recommendationForm,
  recommendationFormInput,
  type RecommendationFormOutput,
} from "@carnation/product/recommendation";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { Dialog } from "@carnation/ui/dialog";
import { Form, FormField, LockedFields, useCarnationForm } from "@carnation/ui/form";
import { MultiSelectField } from "@carnation/ui/multi-select-field";
import { MoneyField } from "@carnation/ui/number-field";
import { SelectField } from "@carnation/ui/select-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import { useUnsavedChanges } from "@carnation/ui/unsaved-changes";
import { useId, useMemo, useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import type { QuestionProps } from "./RoutineQuestion.tsx";
import { addRecommendation } from "./routines.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface AddOwnProps extends QuestionProps {
  readonly moment: CareMoment;
}

/** Measure of how much a recommendation made on the spot answers the criterion that it is made for, 1 to 5. */
const WEIGHT = 3;

const moments = careMoments.map((value) => ({ value, label: careMomentLabels[value] }));
const needs = criteria
  .filter((criterion) => !isAge(criterion))
  .map(({ id, label }) => ({ value: String(id), label }));

/** A recommendation of one's own, made on the spot with what it needs, which joins the catalogue and the routine. */
export function AddOwn({ moment, routine, care, onApply, onClose }: AddOwnProps): ReactNode {
  const formId = useId();
  const { contraindications, profile, proposal } = care;
  const offered = useMemo(
    () => care.subcategories.filter((known) => isOffered(known, profile.enabledSubcategories)),
    [care.subcategories, profile.enabledSubcategories],
  );
  const schema = useMemo(
    () =>
      recommendationForm({
        subcategories: offered,
        enabledSubcategories: profile.enabledSubcategories,
        contraindications,
      }),
    [offered, profile.enabledSubcategories, contraindications],
  );
  const first = proposal.choices[0]?.terms.find(({ need, criterion }) => need > 0 && !isAge(criterion));
  const form = useCarnationForm({
    schema,
    defaultValues: {
      ...recommendationFormInput(),
      moments: [moment],
      weights: first ? { [first.criterion.id]: WEIGHT } : {},
    },
  });
  const { run } = useMutation(addRecommendation);
  // Sent again after a lost answer it is the same recommendation.
  const [id] = useState(() => crypto.randomUUID());
  const [name, use, frequency] = form.methods.watch(["name", "use", "frequency"]);
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty: form.dirty });
  const warning = allegationWarning([name, use, frequency].join("\n"));
  const add = async (values: RecommendationFormOutput): Promise<void> => {
    try {
      await run({ ...values, id });
    } catch (error) {
      form.setErrors({}, errorMessage(error));
      return;
    }
    const places = subcategoryPlaces(care.subcategories);
    const place = places.get(form.methods.getValues("subcategory")) ?? places.size;
    onApply(addStep(routine, moment, { ...values, id, place }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => confirmLeave(onClose)}
      title="Créer une recommandation"
      description="Elle rejoint votre catalogue et cette routine."
      className="w-[min(100vw-2rem,40rem)] max-w-none"
      actions={
        <>
          <Button onClick={() => confirmLeave(onClose)}>Annuler</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.pending}>
            Ajouter à la routine
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={add}>
        <LockedFields locked={form.pending} className="grid gap-5">
          <FormField form={form} name="name">
            {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
          </FormField>
          <FormField form={form} name="subcategory">
            {({ onValueChange, ...field }) => (
              <SelectField
                label="Type de produit ou de soin"
                required
                placeholder="Choisir"
                options={offered.map((known) => ({ value: known.id, label: known.name }))}
                {...field}
                onValueChange={(chosen) => {
                  const category = offered.find((known) => known.id === chosen)?.category;
                  if (category) form.methods.setValue("category", category);
                  onValueChange(chosen);
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="weights">
            {({ value, onValueChange, ...field }) => (
              <SelectField
                label="Répond surtout à"
                required
                placeholder="Choisir un critère"
                options={needs}
                {...field}
                value={Object.keys(value)[0] ?? ""}
                onValueChange={(criterion) => onValueChange({ [criterion]: WEIGHT })}
              />
            )}
          </FormField>
          <FormField form={form} name="use">
            {(field) => <TextAreaField label="Application" rows={3} {...field} />}
          </FormField>
          <div className="grid gap-5 tablet:grid-cols-2">
            <FormField form={form} name="frequency">
              {(field) => <TextField label="Fréquence" {...field} />}
            </FormField>
            <FormField form={form} name="price">
              {({ value, ...field }) => (
                <MoneyField
                  label="Prix TTC"
                  hint="Le devis le demandera s’il manque."
                  {...field}
                  value={typeof value === "number" ? value : null}
                />
              )}
            </FormField>
          </div>
          <FormField form={form} name="moments">
            {({ onValueChange, ...field }) => (
              <CheckboxGroup
                label="Quand l’appliquer"
                layout="columns"
                options={moments}
                {...field}
                onValueChange={(chosen) => onValueChange([...chosen])}
              />
            )}
          </FormField>
          <FormField form={form} name="contraindications">
            {(field) => (
              <MultiSelectField
                label="Contre-indications"
                hint="Elle sera écartée pour les personnes concernées."
                options={contraindications.map((known) => ({ value: known.id, label: known.name }))}
                {...field}
              />
            )}
          </FormField>
        </LockedFields>
        {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
      </Form>
      {dialog}
    </Dialog>
  );
}

/** Cosmetics for everybody; other care only for whoever practises it. */
function isOffered({ id, active, category }: Subcategory, practised: readonly string[]): boolean {
  return active && (category === "cosmetics" || practised.includes(id));
}
