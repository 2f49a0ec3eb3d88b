import type { Recommendation, Subcategory } from "@carnation/domain/routine";

/** Describes what the subcategory of a recommendation is checked against. */
export interface SubcategoryContext {
  readonly subcategories: readonly Pick<Subcategory, "id" | "category" | "active">[];
  /** Ids of those that the professional practises; null for the shared catalogue, which has no such limit. */
  readonly enabledSubcategories: readonly string[] | null;
}

/** Holds what a form says of a subcategory that it refuses. */
export const subcategoryMessages = {
  missing: "Choisissez une sous-catégorie.",
  unavailable: "Cette sous-catégorie n’est plus proposée. Choisissez-en une autre.",
  "other-category": "Cette sous-catégorie n’appartient pas à la catégorie choisie.",
  disabled:
    "Cette sous-catégorie ne fait pas partie de celles que vous pratiquez. Ajoutez-la dans votre compte.",
} as const;

/** Reason why a subcategory cannot be chosen. */
export type SubcategoryProblem = keyof typeof subcategoryMessages;

/**
 * Tells why a recommendation cannot stand in a subcategory; null when it can. The subcategory must be active and of the
 * same category; other care stands only in what the professional practises.
 */
export function subcategoryProblem(
  { category, subcategory }: Pick<Recommendation, "category" | "subcategory">,
  { subcategories, enabledSubcategories }: SubcategoryContext,
): SubcategoryProblem | null {
  if (subcategory === null || subcategory === "") return "missing";
  const found = subcategories.find(({ id }) => id === subcategory);
  if (!found?.active) return "unavailable";
  if (found.category !== category) return "other-category";
  const practised = enabledSubcategories?.includes(subcategory) ?? true;
  return category === "cosmetics" || practised ? null : "disabled";
}

/** The message of `subcategoryProblem`; empty when there is none. */
export function subcategorySentence(
  choice: Pick<Recommendation, "category" | "subcategory">,
  context: SubcategoryContext,
): string {
  const problem = subcategoryProblem(choice, context);
  return problem === null ? "" : subcategoryMessages[problem];
}
