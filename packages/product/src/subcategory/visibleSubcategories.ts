import { compareSubcategories } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import type { Role } from "../session/session.ts";

/** The subcategories that somebody sees, in order: the inactive ones are for administrators only (specification 6). */
export function visibleSubcategories(subcategories: readonly Subcategory[], role: Role): Subcategory[] {
  return subcategories.filter(({ active }) => active || role === "admin").toSorted(compareSubcategories);
}

/**
 * The subcategories of other care that a diagnosis works with: those chosen for it, within those that the
 * professional practises; all of these when none was chosen.
 * @param practised `enabled_subcategories` of the professional, as ids
 * @param chosen `enabledSubcategories` of the diagnosis, as ids
 */
export function subcategoriesInForce(practised: readonly string[], chosen: readonly string[]): string[] {
  return chosen.length > 0 ? practised.filter((id) => chosen.includes(id)) : [...practised];
}
