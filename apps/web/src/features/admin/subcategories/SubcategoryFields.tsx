import {
  recommendationCategories,
  recommendationCategoryLabels,
} from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import {
  deactivationSentence,
  recommendationsInSubcategory,
  recommendationsOfSubcategory,
} from "@carnation/product/recommendation";
import {
  SUBCATEGORY_WARNING_MAX,
  type SubcategoryFormInput,
  type SubcategoryFormOutput,
  subcategoryInUse,
} from "@carnation/product/subcategory";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import { SelectField } from "@carnation/ui/select-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { RecordPictureField } from "../../../shared/resource/RecordPictureField.tsx";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import { recommendations } from "./subcategoryRows.ts";

const categories = recommendationCategories.map((value) => ({
  value,
  label: recommendationCategoryLabels[value],
}));

/** Shows what an administrator fills in for a subcategory. */
export function SubcategoryFields({
  form,
  record,
  pictureSrc,
}: ResourceFieldsProps<SubcategoryFormInput, SubcategoryFormOutput, Subcategory>): ReactNode {
  const known = useAtomValue(recommendations.list);
  const active = form.methods.watch("active");
  // What stands in it would be left in another category; as long as it is not known, the server decides.
  const standing =
    record === null || known.status !== "ready"
      ? 0
      : recommendationsInSubcategory(known.value, record.id).length;
  const proposed =
    record?.active === true && known.status === "ready"
      ? recommendationsOfSubcategory(known.value, record.id).length
      : null;
  return (
    <>
      <RecordPictureField form={form} src={pictureSrc} />
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="category">
        {({ onValueChange, ...field }) => (
          <SelectField
            label="Catégorie"
            required
            disabled={standing > 0}
            hint={
              standing > 0
                ? subcategoryInUse(standing)
                : "Les cosmétiques sont proposés à tous\u202F; les autres soins, à qui les pratique."
            }
            options={categories}
            {...field}
            onValueChange={(chosen) => {
              const category = recommendationCategories.find((one) => one === chosen);
              if (category !== undefined) onValueChange(category);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="order">
        {({ value, ...field }) => (
          <NumberField
            label="Ordre d’application (facultatif)"
            hint={"De 1 à 99\u00A0: la place de cette étape dans une routine."}
            {...field}
            value={typeof value === "number" ? value : null}
          />
        )}
      </FormField>
      <FormField form={form} name="warning">
        {(field) => (
          <TextAreaField
            label="Avertissement aux professionnels (facultatif)"
            hint={"Par exemple «\u00A0Réservé aux médecins\u00A0». Ils le lisent avant de l’activer."}
            characterLimit={SUBCATEGORY_WARNING_MAX}
            rows={3}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="active">
        {({ value, onValueChange, ...field }) => (
          <SwitchField
            label="Active"
            hint={
              !active && proposed !== null
                ? deactivationSentence(proposed)
                : "Inactive, elle n’est vue que des administrateurs et rien n’y est proposé."
            }
            {...field}
            checked={value}
            onCheckedChange={onValueChange}
          />
        )}
      </FormField>
    </>
  );
}
