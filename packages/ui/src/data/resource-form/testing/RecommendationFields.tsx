import type { ReactNode } from "react";
import { type CarnationForm, FormField } from "../../../fields/form/index.ts";
import { MoneyField } from "../../../fields/number-field/index.ts";
import { SelectField } from "../../../fields/select-field/index.ts";
import { TextAreaField } from "../../../fields/text-area-field/index.ts";
import { TextField } from "../../../fields/text-field/index.ts";
import { WeightField } from "../../../fields/weight-field/index.ts";
import { ResourceFormSection } from "../index.ts";
import type { Recommendation, RecommendationInput } from "./useRecommendationForm.ts";

const categories = [
  { value: "cosmetics", label: "Cosmétiques" },
  { value: "other", label: "Autres soins" },
];
const subcategories = [
  { value: "serum", label: "Sérum" },
  { value: "mask", label: "Masque" },
];
const rates = [
  { value: "20", label: "20\u00A0%" },
  { value: "10", label: "10\u00A0%" },
];
const criteria = [
  { name: "weights.wrinkles", label: "Rides et ridules" },
  { name: "weights.firmness", label: "Fermeté" },
  { name: "weights.evenness", label: "Uniformité" },
] as const;

interface RecommendationFieldsProps {
  readonly form: CarnationForm<RecommendationInput, Recommendation>;
}

/** The fields of a recommendation, the same to create one and to change it, for stories and tests. */
export function RecommendationFields({ form }: RecommendationFieldsProps): ReactNode {
  return (
    <>
      <ResourceFormSection
        title="Produit"
        description="Ce que la cliente voit dans sa routine et sur son devis."
        columns={2}
      >
        <div data-wide="">
          <FormField form={form} name="name">
            {(field) => <TextField label="Nom" required {...field} />}
          </FormField>
        </div>
        <FormField form={form} name="category">
          {(field) => <SelectField label="Catégorie" options={categories} {...field} />}
        </FormField>
        <FormField form={form} name="subcategory">
          {(field) => <SelectField label="Sous-catégorie" options={subcategories} {...field} />}
        </FormField>
        <FormField form={form} name="priceCents">
          {(field) => <MoneyField label="Prix TTC" required {...field} />}
        </FormField>
        <FormField form={form} name="vat">
          {(field) => <SelectField label="Taux de TVA" options={rates} {...field} />}
        </FormField>
        <div data-wide="">
          <FormField form={form} name="usage">
            {(field) => <TextAreaField label="Mode d’emploi" {...field} />}
          </FormField>
        </div>
      </ResourceFormSection>
      <ResourceFormSection
        title="Critères ciblés"
        indexNote="3"
        description="De 1 à 5, selon l’effet attendu."
      >
        {criteria.map(({ name, label }) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <WeightField layout="row" label={label} {...field} />}
          </FormField>
        ))}
      </ResourceFormSection>
    </>
  );
}
