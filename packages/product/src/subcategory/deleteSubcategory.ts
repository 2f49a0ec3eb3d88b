import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const idSchema = documentIdSchema("Choisissez une sous-catégorie.");
/** Payload of the callable `deletesubcategory`: one, and another one or none to take its place. */
export const deleteSubcategoryRequest = v.pipe(
  v.object(
    { id: idSchema, replacement: v.nullish(idSchema, null) },
    "Choisissez la sous-catégorie à supprimer.",
  ),
  v.check(({ id, replacement }) => id !== replacement, "Choisissez une autre sous-catégorie à sa place."),
);
