import type { RecommendationToAdd, Workspace } from "@carnation/data";
import type { SaveRoutineRequest, SaveRoutineResponse } from "@carnation/product/routine";
import type { Outgoing } from "../../../shared/sending/outgoing.ts";

/** Saves a routine. */
export const saveRoutine = (
  workspace: Workspace,
  routine: SaveRoutineRequest,
): Promise<SaveRoutineResponse> => workspace.diagnoses.saveRoutine(routine);

/** Adds a recommendation of one's own. */
export const addRecommendation = (workspace: Workspace, recommendation: RecommendationToAdd): Promise<void> =>
  workspace.catalogue.add(recommendation);

/** The prescription of a diagnosis's saved routine. */
export const prescription: Outgoing = {
  title: "Envoyer la prescription",
  what: "le message et la prescription",
  pages: "Pages de la prescription",
  preview: (workspace, id) => workspace.prescriptions.preview(id),
  send: (workspace, id, dispatch) => workspace.prescriptions.send({ id, ...dispatch }),
};
