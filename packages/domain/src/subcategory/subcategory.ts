import * as v from "valibot";
import {
  optionalDateSchema,
  optionalFileNameSchema,
  placeSchema,
  readableTextSchema,
} from "../wire/wireValues.ts";
import { type RecommendationCategory, recommendationCategories } from "./recommendationCategory.ts";

/** Largest number of subcategories that an account or a diagnosis names. */
export const SUBCATEGORIES_MAX = 50;

/** A kind of product or care of the shared catalogue: « Sérum », « LED (lumière douce) ». */
export interface Subcategory {
  readonly id: string;
  readonly name: string;
  readonly category: RecommendationCategory;
  /** An inactive one is seen by administrators only, and nothing in it is proposed. */
  readonly active: boolean;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  readonly created: Date | null;
  /** Place in the order of application, from 1; null for what has no place in it. */
  readonly order: number | null;
  /** Holds what professionals must know before they enable it, « Réservé aux médecins »; empty when nothing. */
  readonly warning: string;
}

const storedSubcategory = v.object({
  name: readableTextSchema,
  category: v.fallback(v.picklist(recommendationCategories), "other"),
  active: v.fallback(v.boolean(), false),
  picture: optionalFileNameSchema,
  created: optionalDateSchema,
  order: placeSchema,
  warning: readableTextSchema,
});

/**
 * Reads a stored subcategory document. Without a readable category it is `other`, which only those who enabled it
 * see; without `active` it is inactive: what is in doubt is not proposed.
 * @throws {v.ValiError} when the document is not a subcategory
 */
export function parseSubcategory(id: string, fields: unknown): Subcategory {
  return { id, ...v.parse(storedSubcategory, fields) };
}

/** Gives what a subcategory is called: « Sous-catégorie sans nom » where none is stored, so that it can be told and switched. */
export function subcategoryLabel({ name }: Pick<Subcategory, "name">): string {
  return name.trim() === "" ? "Sous-catégorie sans nom" : name;
}
