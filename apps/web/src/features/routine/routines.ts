import type { RecommendationToAdd, Workspace } from "@carnation/data";
import type { SaveRoutineRequest, SaveRoutineResponse } from "@carnation/domain";

/** Saves a routine. */
export const saveRoutine = (
  workspace: Workspace,
  routine: SaveRoutineRequest,
): Promise<SaveRoutineResponse> => workspace.diagnoses.saveRoutine(routine);

/** Adds a recommendation of one's own. */
export const addRecommendation = (workspace: Workspace, recommendation: RecommendationToAdd): Promise<void> =>
  workspace.catalogue.add(recommendation);
