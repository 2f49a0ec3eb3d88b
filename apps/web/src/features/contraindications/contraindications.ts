import type { KnownDocument, KnownList, Workspace } from "@carnation/data";
import type { Contraindication, ContraindicationFormOutput, Recommendation } from "@carnation/domain";
import { paths } from "../../common/navigation/paths.ts";
import { watchAtom, watchFamily } from "../../common/state/watchAtom.ts";

/** The list that its screens lead back to. */
export const list = { label: "Contre-indications", path: paths.adminContraindications } as const;

export const contraindicationsAtom = watchAtom<KnownList<Contraindication>>((workspace, ...listeners) =>
  workspace.contraindications.watchAll(...listeners),
);

export const contraindicationAtoms = watchFamily<KnownDocument<Contraindication>>(
  (workspace, id, ...listeners) => workspace.contraindications.watch(id, ...listeners),
);

/** Every recommendation: which of them name a contraindication. */
export const recommendationsAtom = watchAtom<KnownList<Recommendation>>((workspace, ...listeners) =>
  workspace.recommendations.watchAll(...listeners),
);

export const add = (workspace: Workspace, fields: ContraindicationFormOutput): Promise<void> =>
  workspace.contraindications.add(fields);

export const save = (workspace: Workspace, id: string, fields: ContraindicationFormOutput): Promise<void> =>
  workspace.contraindications.save(id, fields);

export const remove = (workspace: Workspace, id: string, replacement: string | null): Promise<void> =>
  workspace.contraindications.remove(id, replacement);
