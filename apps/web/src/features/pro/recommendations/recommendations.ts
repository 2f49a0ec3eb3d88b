import type {
  DocumentState,
  PhotoUpload,
  RecommendationToAdd,
  RecommendationToSave,
  Workspace,
} from "@carnation/data";
import type { Recommendation } from "@carnation/domain/routine";
import type { SaveRoutineRequest } from "@carnation/product/routine";
import { atom } from "jotai";
import { paths } from "../../../shared/navigation/paths.ts";
import type { ResourcePages } from "../../../shared/navigation/ResourcePages.ts";
import { sessionAtom } from "../../../shared/session/sessionAtoms.ts";
import { catalogueAtom, wholeCatalogueAtom } from "../../../shared/watch/catalogueAtoms.ts";
import type { WatchAtom } from "../../../shared/watch/watchAtom.ts";
import type { QueryState, ListQuery } from "../../../shared/state/queryState.ts";

export const pages: ResourcePages = {
  label: "Recommandations",
  path: paths.recommendations,
  add: paths.addRecommendation,
  edit: paths.editRecommendation,
  open: paths.recommendation,
};

/** One of a list by its id: what the list does not have is not there for the professional, whoever else has it. */
function foundIn(
  list: ListQuery<Recommendation>,
  isIt: (recommendation: Recommendation) => boolean,
): QueryState<DocumentState<Recommendation>> {
  if (list.status !== "ready") return list;
  const value = list.value.find(isIt);
  return value === undefined ? { status: "missing" } : { status: "ready", value, fromCache: list.fromCache };
}

const shown = new Map<string, WatchAtom<DocumentState<Recommendation>>>();

/** A recommendation that the professional sees and can propose, by its id. */
export function shownRecommendation(id: string): WatchAtom<DocumentState<Recommendation>> {
  const known = shown.get(id);
  if (known) return known;
  const made: WatchAtom<DocumentState<Recommendation>> = atom(
    (get) => foundIn(get(catalogueAtom), (one) => one.id === id),
    (_get, set) => set(catalogueAtom),
  );
  shown.set(id, made);
  return made;
}

const owned = new Map<string, WatchAtom<DocumentState<Recommendation>>>();

/** A recommendation of her own, switched off or not, by its id. */
export function ownRecommendation(id: string): WatchAtom<DocumentState<Recommendation>> {
  const known = owned.get(id);
  if (known) return known;
  const made: WatchAtom<DocumentState<Recommendation>> = atom(
    (get) => {
      const uid = get(sessionAtom)?.uid;
      return foundIn(get(wholeCatalogueAtom), (one) => one.id === id && one.owner === uid);
    },
    (_get, set) => set(wholeCatalogueAtom),
  );
  owned.set(id, made);
  return made;
}

type Commands = Workspace["catalogue"];

export const add = (workspace: Workspace, fields: RecommendationToAdd): Promise<void> =>
  workspace.catalogue.add(fields);

export const update = (
  workspace: Workspace,
  ...change: [id: string, fields: RecommendationToSave, updated?: Date | null]
): Promise<void> => workspace.catalogue.update(...change);

export const remove = (workspace: Workspace, ...which: Parameters<Commands["remove"]>): Promise<void> =>
  workspace.catalogue.remove(...which);

export const setPrice = (workspace: Workspace, ...price: Parameters<Commands["setPrice"]>): Promise<void> =>
  workspace.catalogue.setPrice(...price);

export const setHidden = (
  workspace: Workspace,
  ...hidden: Parameters<Commands["setHidden"]>
): Promise<void> => workspace.catalogue.setHidden(...hidden);

export const saveRoutine = async (workspace: Workspace, routine: SaveRoutineRequest): Promise<void> =>
  void (await workspace.diagnoses.saveRoutine(routine));

/** Way that her pictures are sent. */
export const sentPicture = {
  upload: (workspace: Workspace, id: string, file: File): PhotoUpload =>
    workspace.catalogue.uploadPicture(id, file),
  saved: "La recommandation est enregistrée",
};
