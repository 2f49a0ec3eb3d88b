import type { ListState, Workspace } from "@carnation/data";
import type { Subcategory } from "@carnation/domain/routine";
import {
  type Professional,
  professionalCreation,
  type ProfessionalFormOutput,
  professionalUpdate,
} from "@carnation/product/account";
import type { Coupon } from "@carnation/product/coupon";
import type { Plan } from "@carnation/product/plan";
import { atom, type WritableAtom } from "jotai";
import { paths } from "../../../shared/navigation/paths.ts";
import type { ResourcePages } from "../../../shared/navigation/ResourcePages.ts";
import type { ResourceCommands } from "../../../shared/resource/Resource.ts";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { subcategoriesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { resourceAtoms, watchAtom } from "../../../shared/watch/watchAtom.ts";
import { itemsOf, type ListQuery } from "../../../shared/state/queryState.ts";
import type { PrerequisiteAtom } from "../../../shared/forms/FormPrerequisites.tsx";

export const pages = {
  label: "Clients professionnels",
  path: paths.adminProfessionals,
  add: paths.addProfessional,
  edit: paths.editProfessional,
  open: paths.professional,
} satisfies ResourcePages;

/** The professionals, by last name, and each by its id. */
export const professionals = resourceAtoms((workspace) => workspace.professionals);

/** Every plan, those that are offered no more too. */
export const plansAtom = watchAtom<ListState<Plan>>((workspace, ...listeners) =>
  workspace.managedPlans.watchAll(...listeners),
);

export const couponsAtom = watchAtom<ListState<Coupon>>((workspace, ...listeners) =>
  workspace.coupons.watchAll(...listeners),
);

/** A professional of the list. */
export interface ProfessionalRow extends Professional {
  /** Name of the plan of the subscription; null without one, and until the plans are known. */
  readonly planName: string | null;
}

/** Puts the name of the plan beside each professional. */
const withPlansAtom = atom((get) => {
  const names = new Map(itemsOf(get(plansAtom)).map(({ id, name }) => [id, name]));
  const nameOf = ({ summary: { plan } }: Professional): string | null =>
    plan === null ? null : (names.get(plan) ?? null);
  return (all: readonly Professional[]): readonly ProfessionalRow[] =>
    all.map((row) => ({ ...row, planName: nameOf(row) }));
});

/** Way that the list asks for the professionals that it does not show. */
export const asking = listAsking((workspace) => workspace.professionals, withPlansAtom);

/** The professionals, each with the name of their plan. Set, it reads the list again. */
export const rowsAtom = atom(
  (get): ListQuery<ProfessionalRow> => {
    const watched = get(professionals.list);
    if (watched.status !== "ready") return watched;
    return { ...watched, value: get(withPlansAtom)(watched.value) };
  },
  (_get, set) => set(professionals.list),
);

/** Describes what there is to choose from in the form of a professional, and whose addresses are taken. */
export interface ProfessionalGiven {
  readonly all: readonly Professional[];
  readonly plans: readonly Plan[];
  readonly coupons: readonly Coupon[];
  readonly subcategories: readonly Subcategory[];
}

/** All that the form has to know. Set, it reads again what has failed. */
export const givenAtom: PrerequisiteAtom<ProfessionalGiven> = atom(
  (get) => {
    const all = get(professionals.list);
    const plans = get(plansAtom);
    const coupons = get(couponsAtom);
    const subcategories = get(subcategoriesAtom);
    for (const watched of [all, plans, coupons, subcategories]) {
      if (watched.status !== "ready") return watched;
    }
    const value = {
      all: itemsOf(all),
      plans: itemsOf(plans),
      coupons: itemsOf(coupons),
      subcategories: itemsOf(subcategories),
    };
    return { status: "ready", value };
  },
  (get, set) => {
    const lists: readonly WritableAtom<ListQuery<unknown>, [], void>[] = [
      professionals.list,
      plansAtom,
      couponsAtom,
      subcategoriesAtom,
    ];
    for (const list of lists) if (get(list).status === "failed") set(list);
  },
);

/** The form's words as those of the functions that keep accounts. */
export function commands({ accounts }: Workspace): ResourceCommands<Professional, ProfessionalFormOutput> {
  return {
    add: ({ id, ...form }) => accounts.create(professionalCreation(form, id)),
    save: (id, form, opened) => accounts.update(professionalUpdate(id, form, opened ?? null)),
  };
}
