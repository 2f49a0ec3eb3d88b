import { type Contraindication, parseContraindication } from "@carnation/domain/internal/contraindication";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import { callables } from "@carnation/product/callable";
import {
  CONTRAINDICATION_NAME_TAKEN,
  type ContraindicationFormOutput,
} from "@carnation/product/contraindication";
import { listLimits } from "@carnation/product/limits";
import { documentPaths, subcategoryPicturePath } from "@carnation/product/path";
import { SUBCATEGORY_NAME_TAKEN, type SubcategoryFormOutput } from "@carnation/product/subcategory";
import { collection, getCountFromServer, orderBy, query, where } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { callFunction, gone } from "../functions/callFunction.ts";
import { defineResource } from "./defineResource.ts";
import { namesOf } from "../documents/namesOf.ts";
import { picturedWrites } from "./picturedWrites.ts";
import { removeReplacing, optimisticWrites } from "./optimisticWrites.ts";

/** Measure of how much of the shared catalogue the back-office lists. */
export const CATALOGUE_LIMIT = listLimits.catalogue;

/** Count of how many of one kind the back-office lists, a few of them at first, or counts. */
export const LONG_LIMIT = 10_000;

/** The subcategories in use: nothing of the others is proposed, and only administrators may read them. */
export const activeSubcategories = defineResource({
  path: documentPaths.subcategories,
  parse: parseSubcategory,
  order: [where("active", "==", true)],
  limit: CATALOGUE_LIMIT,
});

/** Every subcategory, in use or not, by name: administrators alone may list them all, and change them. */
export const subcategories = defineResource({
  path: documentPaths.subcategories,
  parse: parseSubcategory,
  order: [orderBy("name")],
  limit: LONG_LIMIT,
  long: "name",
  commands: (context) => {
    const { firestore, functions, document, assertSession } = context;
    const { forgetPicture, ...writes } = picturedWrites<Subcategory, SubcategoryFormOutput>(
      context,
      subcategoryPicturePath,
      { nameOf: ({ name }) => name, taken: SUBCATEGORY_NAME_TAKEN },
    );
    return {
      ...writes,
      /**
       * Changes one, as `OptimisticWrites.save` does. Its category first, by the server, which may refuse it: what stands
       * in it would be left in another one. Refused, nothing else is changed.
       * @throws {CarnationError} refused when recommendations stand in it and its category is to be another one, and as `add`
       */
      save: async (
        id: string,
        { category, ...fields }: Partial<SubcategoryFormOutput> & { picture?: null },
        opened?: Subcategory,
      ): Promise<void> => {
        if (category !== undefined && category !== opened?.category) {
          assertSession();
          await callFunction(functions, callables.movesubcategory, { id, category });
        }
        await writes.save(id, fields, opened);
      },
      /**
       * Puts one into use, or takes it out of it.
       * @throws {CarnationError} as `save`
       */
      setActive: (id: string, active: boolean): Promise<void> => writes.save(id, { active }),
      /**
       * Count of how many professionals practise one.
       * @throws {CarnationError} permission-denied, offline, unavailable
       */
      countPractising: (id: string): Promise<number> =>
        withCatalogueErrors(async () => {
          const names = namesOf(document(id));
          const users = collection(firestore, documentPaths.users());
          const practising = query(users, where("enabled_subcategories", "array-contains-any", names));
          return (await getCountFromServer(practising)).data().count;
        }),
      /**
       * Deletes one with its picture, and puts another of its category in its place wherever it is named. Who is gone already
       * stays so.
       * @throws {CarnationError} aborted when it is named and nothing is to take its place, invalid-argument when the other one
       *   is of another category, and as `save`
       */
      remove: async (
        { id, picture }: Pick<Subcategory, "id" | "picture">,
        replacement: string | null,
      ): Promise<void> => {
        assertSession();
        await gone(callFunction(functions, callables.deletesubcategory, { id, replacement }));
        forgetPicture(picture);
      },
    };
  },
});

/** The contraindications of the catalogue, by name. Administrators change them. */
export const contraindications = defineResource({
  path: documentPaths.contraindications,
  parse: parseContraindication,
  order: [orderBy("name")],
  limit: LONG_LIMIT,
  long: "name",
  commands: (context) => ({
    ...optimisticWrites<Contraindication, ContraindicationFormOutput>(context, undefined, {
      nameOf: ({ name }) => name,
      taken: CONTRAINDICATION_NAME_TAKEN,
    }),
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
