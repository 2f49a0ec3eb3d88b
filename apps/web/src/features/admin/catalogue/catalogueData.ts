import type { ListState, Workspace } from "@carnation/data";
import type { Recommendation } from "@carnation/domain/routine";
import { paths } from "../../../shared/navigation/paths.ts";
import type { ResourcePages } from "../../../shared/navigation/ResourcePages.ts";
import { resourceAtoms, watchAtom } from "../../../shared/watch/watchAtom.ts";

export const pages: ResourcePages = {
  label: "Recommandations",
  path: paths.adminRecommendations,
  add: paths.addAdminRecommendation,
  edit: paths.editAdminRecommendation,
};

/** The professionals, by name. */
export const professionalsAtom = resourceAtoms((workspace) => workspace.professionals).list;

/** The subcategories, in use or not. */
export const allSubcategoriesAtom = resourceAtoms((workspace) => workspace.subcategories).list;

/** The shared ones, by name. */
export const sharedAtom = watchAtom<ListState<Recommendation>>((workspace, onNext, onError) =>
  workspace.recommendations.watchShared(onNext, onError),
);

/** Those of professionals. */
export const theirsAtom = watchAtom<ListState<Recommendation>>((workspace, onNext, onError) =>
  workspace.recommendations.watchOfProfessionals(onNext, onError),
);

/** In how many saved routines a recommendation is. */
export const readUse = (workspace: Workspace, id: string): Promise<number> =>
  workspace.recommendations.countUse(id);
