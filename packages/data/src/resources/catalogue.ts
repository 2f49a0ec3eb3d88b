import {
  type Contraindication,
  type ContraindicationFormOutput,
  documentPaths,
  parseContraindication,
  parseSubcategory,
} from "@carnation/domain";
import { collection, orderBy, where } from "firebase/firestore";
import { defineResource } from "./defineResource.ts";
import { removeReplacing, sharedWrites } from "./sharedWrites.ts";

/** How much of the shared catalogue the back-office lists. */
export const CATALOGUE_LIMIT = 500;

/** The subcategories in use: nothing of the others is proposed, and only administrators may read them. */
export const activeSubcategories = defineResource({
  path: documentPaths.subcategories,
  parse: parseSubcategory,
  order: [where("active", "==", true)],
  limit: CATALOGUE_LIMIT,
});

/** The contraindications of the catalogue, by name. Administrators change them. */
export const contraindications = defineResource({
  path: documentPaths.contraindications,
  parse: parseContraindication,
  order: [orderBy("name")],
  limit: CATALOGUE_LIMIT,
  commands: (context) => ({
    ...sharedWrites<Contraindication, ContraindicationFormOutput>(context),
    /**
     * Deletes one, and puts another in its place, or none, in every recommendation that names it: all or nothing.
     * @throws {CarnationError} not-found when the other one does not exist, and as `add`
     */
    remove(id: string, replacement: string | null): Promise<void> {
      const naming = collection(context.firestore, documentPaths.recommendations());
      return removeReplacing(context, { collection: naming, field: "contraindications" }, id, replacement);
    },
  }),
});
