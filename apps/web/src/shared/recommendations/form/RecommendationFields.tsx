import { contraindicationGroupLabels } from "@carnation/domain/internal/contraindication";
import { formatMoney } from "@carnation/domain/format";
import { formatPercent } from "@carnation/domain/internal/format";
import { careMomentLabels, careMoments } from "@carnation/domain/internal/recommendation";
import { contraindicationsByGroup } from "@carnation/product/contraindication";
import { recommendationTextMax } from "@carnation/product/recommendation";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { FormField } from "@carnation/ui/form";
import { MultiSelectField } from "@carnation/ui/multi-select-field";
import { MoneyField } from "@carnation/ui/number-field";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { SelectField } from "@carnation/ui/select-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { momentWords } from "../usageWords.ts";
import { ClaimNotice } from "./ClaimNotice.tsx";
import { CriterionWeights } from "./CriterionWeights.tsx";
import { ProductSection } from "./ProductSection.tsx";
import type { RecommendationContext, RecommendationForm } from "./useRecommendationForm.ts";

/** The rates of France, in percent, the usual one first. */
const vatRates = [20, 10, 5.5, 2.1, 0];

const moments = careMoments.map((value) => ({ value, label: careMomentLabels[value] }));

interface SectionProps {
  readonly form: RecommendationForm;
}

interface ContextSectionProps extends SectionProps {
  readonly context: RecommendationContext;
}

interface RecommendationFieldsProps extends ContextSectionProps {
  /** Address of the picture that is stored. */
  readonly pictureSrc: string | null;
  /** Holds what has to be known about the name that is typed, under its field. */
  readonly nameNotice?: ReactNode;
}

/** Shows what a recommendation is, how it is used, what it costs, what it answers and what forbids it. */
export function RecommendationFields({
  form,
  context,
  pictureSrc,
  nameNotice,
}: RecommendationFieldsProps): ReactNode {
  const [weights] = form.methods.watch(["weights"]);
  const targeted = Object.values(weights).filter((weight) => typeof weight === "number").length;
  return (
    <>
      <ProductSection form={form} context={context} pictureSrc={pictureSrc} nameNotice={nameNotice} />
      <UsageSection form={form} />
      <PriceSection form={form} context={context} />
      <ResourceFormSection
        title="Critères ciblés"
        indexNote={targeted || undefined}
        description="De 1, un peu, à 5, faite pour cela. Plus un critère en a besoin, plus elle est proposée haut."
      >
        <FormField form={form} name="weights">
          {({ id, value, onValueChange, error }) => (
            <CriterionWeights id={id} value={value} onValueChange={onValueChange} error={error} />
          )}
        </FormField>
      </ResourceFormSection>
      <PrecautionsSection form={form} context={context} />
    </>
  );
}

function UsageSection({ form }: SectionProps): ReactNode {
  const [use, times] = form.methods.watch(["use", "moments"]);
  return (
    <ResourceFormSection
      title="Usage"
      indexNote={momentWords(times)}
      description="Repris tel quel à chaque étape d’une routine."
      columns={2}
    >
      <div data-wide="">
        <FormField form={form} name="moments">
          {(field) => <CheckboxGroup label="Moment" required layout="columns" options={moments} {...field} />}
        </FormField>
      </div>
      <div data-wide="">
        <FormField form={form} name="frequency">
          {(field) => (
            <TextField
              label="Fréquence"
              autoComplete="off"
              hint={"Par exemple\u00A0: quotidien, 2 fois par semaine, cure de 4."}
              {...field}
            />
          )}
        </FormField>
      </div>
      <div data-wide="" className="grid gap-2">
        <FormField form={form} name="use">
          {(field) => (
            <TextAreaField label="Mode d’emploi" characterLimit={recommendationTextMax.use} {...field} />
          )}
        </FormField>
        <ClaimNotice text={use} />
      </div>
    </ResourceFormSection>
  );
}

function PriceSection({ form, context }: ContextSectionProps): ReactNode {
  const [vatRate, price] = form.methods.watch(["vatRate", "price"]);
  const rates = [...new Set([...vatRates, ...(typeof vatRate === "number" ? [vatRate] : [])])];
  return (
    <ResourceFormSection
      title="Prix"
      indexNote={typeof price === "number" && Number.isFinite(price) ? formatMoney(price) : undefined}
      description={
        context.enabledSubcategories === null
          ? "Sans prix, le devis le demandera au professionnel."
          : "Sans prix, le devis vous le demandera."
      }
      columns={2}
    >
      <FormField form={form} name="price">
        {({ value, ...field }) => (
          <MoneyField label="Prix TTC" {...field} value={typeof value === "number" ? value : null} />
        )}
      </FormField>
      <FormField form={form} name="vatRate">
        {({ value, onValueChange, ...field }) => (
          <SelectField
            label="Taux de TVA"
            options={rates.map((rate) => ({ value: String(rate), label: formatPercent(rate / 100, 2) }))}
            {...field}
            value={String(value)}
            onValueChange={(rate) => onValueChange(Number(rate))}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

function PrecautionsSection({ form, context }: ContextSectionProps): ReactNode {
  const [note, forbidding] = form.methods.watch(["note", "contraindications"]);
  const contraindications = contraindicationsByGroup(context.contraindications).flatMap((section) =>
    section.contraindications.map((one) => ({
      value: one.id,
      label: one.name,
      group: section.group === null ? "Autres" : contraindicationGroupLabels[section.group],
    })),
  );
  return (
    <ResourceFormSection
      title="Précautions"
      indexNote={forbidding.length || undefined}
      description="Une personne concernée ne se la verra pas proposer."
    >
      <FormField form={form} name="contraindications">
        {(field) => <MultiSelectField label="Contre-indications" options={contraindications} {...field} />}
      </FormField>
      <div className="grid gap-2">
        <FormField form={form} name="note">
          {(field) => (
            <TextAreaField
              label="Précaution ou conseil"
              hint="Imprimé sous l’étape."
              rows={2}
              characterLimit={recommendationTextMax.note}
              {...field}
            />
          )}
        </FormField>
        <ClaimNotice text={note} />
      </div>
      <FormField form={form} name="active">
        {(field) => (
          <SwitchField
            label="Proposée dans les analyses et les routines"
            onText="Active"
            offText="Désactivée"
            {...field}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}
