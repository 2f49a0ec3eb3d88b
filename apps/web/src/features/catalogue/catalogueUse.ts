import type { Workspace } from "@carnation/data";

/** In how many saved routines a recommendation is. */
export const readUse = (workspace: Workspace, id: string): Promise<number> =>
  workspace.recommendations.countUse(id);
