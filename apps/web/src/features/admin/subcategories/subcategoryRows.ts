import type { DocumentState } from "@carnation/data";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import {
  recommendationsInSubcategory,
  recommendationsOfSubcategory,
} from "@carnation/product/recommendation";
import { atom, type WritableAtom } from "jotai";
import { paths } from "../../../shared/navigation/paths.ts";
import { type Used, usedRows } from "../../../shared/resource/usedRows.ts";
import { resourceAtoms, watchFamily } from "../../../shared/watch/watchAtom.ts";
import { valueOf, type ListQuery } from "../../../shared/state/queryState.ts";

export const pages = {
  label: "Sous-catégories",
  path: paths.adminSubcategories,
  add: paths.addSubcategory,
  edit: paths.editSubcategory,
};

export const watches = resourceAtoms((workspace) => workspace.subcategories);

/** Every recommendation: which of them stand in a subcategory. */
export const recommendations = {
  ...resourceAtoms((workspace) => workspace.recommendations),
  naming: recommendationsInSubcategory,
  namedBy: ({ subcategory }: Recommendation) => (subcategory === null ? [] : [subcategory]),
};

/** Counts how many professionals practise one, as it was when it was first shown; read once. */
const practisingOf = watchFamily<DocumentState<number>>((workspace, id, onNext, onError) => {
  let shown = true;
  workspace.subcategories.countPractising(id).then(
    (value) => shown && onNext({ status: "ready", value, fromCache: false }),
    (error: unknown) => shown && onError(error),
  );
  return () => {
    shown = false;
  };
});

/** A subcategory of the table: how many recommendations stand in it and professionals practise it; null until known. */
export interface SubcategoryRow extends Used<Subcategory> {
  readonly practising: number | null;
  /** Count of how many of its recommendations are proposed now. */
  readonly proposed: number | null;
}

const used = usedRows(watches.list, recommendations);

/** The subcategories with their use. Cosmetics are everybody's: nobody enables them. */
export const rows: WritableAtom<ListQuery<SubcategoryRow>, [], void> = atom(
  (get): ListQuery<SubcategoryRow> => {
    const watched = get(used);
    if (watched.status !== "ready") return watched;
    const practising = ({ id, category }: Subcategory): number | null =>
      category === "cosmetics" ? null : valueOf(get(practisingOf(id)));
    const known = get(recommendations.list);
    const proposed = ({ id, active }: Subcategory): number | null => {
      if (!active) return 0;
      return known.status === "ready" ? recommendationsOfSubcategory(known.value, id).length : null;
    };
    return {
      ...watched,
      value: watched.value.map((row) => ({ ...row, practising: practising(row), proposed: proposed(row) })),
    };
  },
  (_get, set) => set(used),
);
