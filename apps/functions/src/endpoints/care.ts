import { callables } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { backend } from "../backend/backend.ts";
import { countCatalogue } from "../counters/countCatalogue.ts";
import { recommendationUse } from "../routine/recommendationUse.ts";
import { saveRoutine } from "../routine/saveRoutine.ts";
import { scoreOneRecommendation } from "../routine/scoreOneRecommendation.ts";
import { deleteSubcategory } from "../subcategory/deleteSubcategory.ts";
import { moveSubcategory } from "../subcategory/moveSubcategory.ts";
import { callable } from "./callable.ts";
import { onDocumentWritten } from "./triggers.ts";

export const countContraindications = onDocumentWritten(
  { document: "contraindications/{id}" },
  async ({ data }) => {
    // A change of one is no change of their number.
    if (data === undefined || data.before.exists === data.after.exists) return;
    const { db } = backend();
    await countCatalogue(db, db.collection(documentPaths.contraindications()), "contraindications_total");
  },
);

export const saveroutine = callable(callables.saveroutine, saveRoutine);

export const getrecommendationscore = callable(callables.getrecommendationscore, scoreOneRecommendation);

export const recommendationuse = callable(callables.recommendationuse, recommendationUse);

export const deletesubcategory = callable(callables.deletesubcategory, deleteSubcategory);

export const movesubcategory = callable(callables.movesubcategory, moveSubcategory);
