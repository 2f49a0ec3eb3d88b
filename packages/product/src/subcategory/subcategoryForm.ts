import { formObject, type Named } from "@carnation/domain/field";
import {
  catalogueNameField,
  longTextField,
  optionalNumberField,
  tickField,
} from "@carnation/domain/internal/field";
import { recommendationCategories } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import * as v from "valibot";

/** Longest warning of a subcategory, in UTF-16 units. */
export const SUBCATEGORY_WARNING_MAX = 300;

/** Sentence for a name that another subcategory bears. */
export const SUBCATEGORY_NAME_TAKEN = "Une sous-catégorie porte déjà ce nom.";

/**
 * Holds what an administrator fills in for a subcategory; gives the fields to store. The picture is sent apart, and the
 * creation date is the server's.
 * @param others the subcategories that exist, without the one being changed: their names are taken
 */
/* @__NO_SIDE_EFFECTS__ */
export function subcategoryForm(others: readonly Named[] = []) {
  return formObject({
    name: catalogueNameField(others, SUBCATEGORY_NAME_TAKEN),
    category: v.picklist(recommendationCategories, "Choisissez une catégorie."),
    active: tickField,
    order: optionalNumberField({ min: 1, max: 99 }),
    warning: longTextField(SUBCATEGORY_WARNING_MAX),
  });
}

type SubcategoryForm = ReturnType<typeof subcategoryForm>;

/** Describes what the fields of the form hold. */
export type SubcategoryFormInput = v.InferInput<SubcategoryForm>;

/** The fields to store. */
export type SubcategoryFormOutput = v.InferOutput<SubcategoryForm>;

/** Gives what the form shows: the subcategory that exists, or an empty one. */
export function subcategoryFormInput(subcategory?: Subcategory): SubcategoryFormInput {
  const { name = "", category = "other", active = true, order = null, warning = "" } = subcategory ?? {};
  return { name, category, active, order, warning };
}
