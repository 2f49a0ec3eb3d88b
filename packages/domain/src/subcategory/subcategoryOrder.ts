import { compareNames } from "../text/compareNames.ts";
import { recommendationCategories } from "./recommendationCategory.ts";
import type { Subcategory } from "./subcategory.ts";

/**
 * The order of subcategories: cosmetics in their order of application, then the others; those without a place come
 * last in their category, by French alphabet.
 */
export function compareSubcategories(a: Subcategory, b: Subcategory): number {
  return (
    recommendationCategories.indexOf(a.category) - recommendationCategories.indexOf(b.category) ||
    compareOrders(a.order, b.order) ||
    compareNames(a.name, b.name) ||
    compareNames(a.id, b.id)
  );
}

/**
 * The place of each subcategory, by id, from 0: what sorts the steps of a routine. One that is not in it comes after
 * all others.
 */
export function subcategoryPlaces(subcategories: readonly Subcategory[]): ReadonlyMap<string, number> {
  return new Map(subcategories.toSorted(compareSubcategories).map(({ id }, place) => [id, place]));
}

/** Places from 1, a missing one last. */
export function compareOrders(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
}
