import type { DocumentState, ListState, Workspace } from "@carnation/data";
import type { Plan, PlanSync, SyncPlansResponse, UpdatePlanRequest } from "@carnation/product/plan";
import type { Subscriber } from "@carnation/product/statistics";
import { paths } from "../../../shared/navigation/paths.ts";
import { resourceAtoms, watchAtom } from "../../../shared/watch/watchAtom.ts";

export const discountPages = {
  label: "Réductions",
  path: paths.discounts,
  add: paths.addDiscount,
  edit: paths.editDiscount,
};

export const coupons = resourceAtoms((workspace) => workspace.coupons);

/** Every plan, offered or not, in their order, each with all its prices. */
export const everyPlan = watchAtom<ListState<Plan>>((workspace, ...listeners) =>
  workspace.managedPlans.watchAll(...listeners),
);

/** The names of some plans, in the order of all; one that is not known by its id. */
export function planNames(plans: readonly Plan[], ids: readonly string[]): string[] {
  const unknown = ids.filter((id) => !plans.some((plan) => plan.id === id));
  return [...plans.filter(({ id }) => ids.includes(id)).map(({ name }) => name), ...unknown];
}

/** Tells when the plans were last compared with the provider's. */
export const planSync = watchAtom<DocumentState<PlanSync>>((workspace, ...listeners) =>
  workspace.managedPlans.watchSync(...listeners),
);

/** Tells who has, or had, a subscription. */
export const subscribers = watchAtom<ListState<Subscriber>>((workspace, ...listeners) =>
  workspace.managedPlans.watchSubscribers(...listeners),
);

export const syncPlans = ({ managedPlans }: Workspace): Promise<SyncPlansResponse> => managedPlans.sync();

export const updatePlan = ({ managedPlans }: Workspace, change: UpdatePlanRequest): Promise<void> =>
  managedPlans.update(change);

export const countSubscribers = ({ managedPlans }: Workspace, plan: string): Promise<number> =>
  managedPlans.countSubscribers(plan);

type Coupons = Workspace["coupons"];

export const updateCoupon = (workspace: Workspace, ...args: Parameters<Coupons["update"]>): Promise<void> =>
  workspace.coupons.update(...args);

export const removeCoupon = (workspace: Workspace, ...args: Parameters<Coupons["remove"]>): Promise<void> =>
  workspace.coupons.remove(...args);
