import type { Workspace } from "@carnation/data";
import { paths } from "../../common/navigation/paths.ts";
import type { ResourcePages } from "../../common/navigation/ResourcePages.ts";
import { resourceAtoms } from "../../common/state/watchAtom.ts";

export const pages: ResourcePages = {
  label: "Contre-indications",
  path: paths.adminContraindications,
  add: paths.addContraindication,
  edit: paths.editContraindication,
};

export const contraindications = resourceAtoms((workspace) => workspace.contraindications);

/** Every recommendation: which of them name a contraindication. */
export const recommendations = resourceAtoms((workspace) => workspace.recommendations);

type Commands = Workspace["contraindications"];

export const add = (workspace: Workspace, ...fields: Parameters<Commands["add"]>): Promise<void> =>
  workspace.contraindications.add(...fields);

export const save = (workspace: Workspace, ...change: Parameters<Commands["save"]>): Promise<void> =>
  workspace.contraindications.save(...change);

export const remove = (workspace: Workspace, ...ids: Parameters<Commands["remove"]>): Promise<void> =>
  workspace.contraindications.remove(...ids);
