import {
  compareSubcategories,
  recommendationCategories,
  recommendationCategoryLabels,
} from "@carnation/domain/internal/subcategory";
import { recommendationTextMax } from "@carnation/product/recommendation";
import { FormField } from "@carnation/ui/form";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { SelectField } from "@carnation/ui/select-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { ClaimNotice } from "./ClaimNotice.tsx";
import { RecordPictureField } from "../../resource/RecordPictureField.tsx";
import type { RecommendationContext, RecommendationForm } from "./useRecommendationForm.ts";

const categories = recommendationCategories.map((value) => ({
  value,
  label: recommendationCategoryLabels[value],
}));

interface ProductSectionProps {
  readonly form: RecommendationForm;
  readonly context: RecommendationContext;
  /** Address of the picture that is stored. */
  readonly pictureSrc: string | null;
  /** Holds what has to be known about the name that is typed, under its field. */
  readonly nameNotice?: ReactNode;
}

/** Shows what it is: picture, name, where it stands in the catalogue, description. */
export function ProductSection({ form, context, pictureSrc, nameNotice }: ProductSectionProps): ReactNode {
  const { watch, setValue } = form.methods;
  const [name, description, category] = watch(["name", "description", "category"]);
  const practised = category === "cosmetics" ? null : context.enabledSubcategories;
  const subcategories = context.subcategories
    .filter((one) => one.category === category && (practised?.includes(one.id) ?? true))
    .toSorted(compareSubcategories)
    .map(({ id, name: label }) => ({ value: id, label }));
  return (
    <ResourceFormSection
      title="Produit ou soin"
      description="Ce que la personne lit dans sa routine et sur son devis."
      columns={2}
    >
      <div data-wide="">
        <RecordPictureField form={form} src={pictureSrc} />
      </div>
      <div data-wide="" className="grid gap-2">
        <FormField form={form} name="name">
          {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
        </FormField>
        <ClaimNotice text={name} />
        {nameNotice}
      </div>
      <FormField form={form} name="category">
        {({ onValueChange, ...field }) => (
          <SelectField
            label="Catégorie"
            required
            options={categories}
            {...field}
            onValueChange={(chosen) => {
              if (chosen === "") return;
              onValueChange(chosen);
              // The subcategories of one are none of the other.
              setValue("subcategory", "", { shouldDirty: true });
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="subcategory">
        {(field) => (
          <SelectField
            label="Sous-catégorie"
            required
            placeholder={subcategories.length === 0 ? "Aucune n’est activée" : "Choisir"}
            hint={practised ? "Celles que vous pratiquez, choisies dans votre compte." : undefined}
            options={subcategories}
            {...field}
          />
        )}
      </FormField>
      <div data-wide="" className="grid gap-2">
        <FormField form={form} name="description">
          {(field) => (
            <TextAreaField
              label="Description"
              characterLimit={recommendationTextMax.description}
              {...field}
            />
          )}
        </FormField>
        <ClaimNotice text={description} />
      </div>
    </ResourceFormSection>
  );
}
