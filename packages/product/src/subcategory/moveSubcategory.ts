import { formatCount } from "@carnation/domain/format";
import { recommendationCategories } from "@carnation/domain/internal/subcategory";
import { documentIdSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Payload of the callable `movesubcategory`: one in which nothing stands, and its other category. */
export const moveSubcategoryRequest = v.object(
  {
    id: documentIdSchema("Choisissez une sous-catégorie."),
    category: v.picklist(recommendationCategories, "Choisissez une catégorie."),
  },
  "Choisissez la sous-catégorie à déplacer.",
);

/**
 * « 12 recommandations y sont rangées : déplacez-les avant de changer sa catégorie. »
 * @param count of the recommendations that stand in it, at least one
 */
export function subcategoryInUse(count: number): string {
  const standing = formatCount(count, "recommandation y est rangée", "recommandations y sont rangées");
  const them = count === 1 ? "la" : "les";
  return typeset(`${standing} : déplacez-${them} avant de changer sa catégorie.`);
}
