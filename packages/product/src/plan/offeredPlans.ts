import { formatShortMoney } from "@carnation/domain/internal/format";
import type { Cents } from "@carnation/domain/money";
import { compareNames, typeset } from "@carnation/domain/text";
import type { Plan } from "./plan.ts";
import type { PlanChoice } from "./planChange.ts";
import type { PlanInterval, PlanPrice } from "./price.ts";

/** Plans in the order in which they are shown: by position, those without one last, then by name. */
export function byPosition(plans: readonly Plan[]): Plan[] {
  const place = ({ position }: Plan) => position ?? Number.MAX_SAFE_INTEGER;
  return plans.toSorted((a, b) => place(a) - place(b) || compareNames(a.name, b.name));
}

/** Gives what can be subscribed to: active plans that have an active price, with their active prices, in order. */
export function offeredPlans(plans: readonly Plan[]): Plan[] {
  const offered = plans
    .filter(({ active }) => active)
    .map((plan) => ({ ...plan, prices: plan.prices.filter(({ active }) => active) }));
  return byPosition(offered.filter(({ prices }) => prices.length > 0));
}

/** Holds what the back-office says when nothing is offered (SCREENS, `/admin/subscriptions`). */
export const noPlanOfferedMessage = /* @__PURE__ */ typeset(
  "Aucune formule active : personne ne peut s’abonner.",
);

/** A plan's active price at a rhythm of payment; the lowest when there are several. */
export function priceOf(plan: Plan, interval: PlanInterval): PlanPrice | null {
  const prices = plan.prices.filter((price) => price.active && price.interval === interval);
  return prices.toSorted((a, b) => a.unitAmount - b.unitAmount)[0] ?? null;
}

/** Gives what a year costs less than twelve months, in cents before tax; 0 when it does not, or has not both prices. */
export function yearlySaving(plan: Plan): Cents {
  const month = priceOf(plan, "month");
  const year = priceOf(plan, "year");
  if (month === null || year === null || month.currency !== year.currency) return 0;
  return Math.max(0, 12 * month.unitAmount - year.unitAmount);
}

/** Gives what a year saves, in words: « 78 € HT d’économie par an »; null when it saves nothing. */
export function yearlySavingLabel(plan: Plan): string | null {
  const saving = yearlySaving(plan);
  return saving === 0 ? null : `${formatShortMoney(saving)} HT d’économie par an`;
}

/** The plan and the price that a subscription is to, among what is offered; null when it is offered no more. */
export function chosenPlan(
  plans: readonly Plan[],
  { product, price }: { readonly product: string | null; readonly price: string | null },
): PlanChoice | null {
  const plan = plans.find(({ id }) => id === product);
  const chosen = plan?.prices.find(({ id }) => id === price);
  return plan === undefined || chosen === undefined ? null : { plan, price: chosen };
}

/**
 * The plans after one was moved to another place, each with its new position from 1.
 * @param index the new place, from 0; beyond the ends it is the first or the last
 */
export function movePlan(plans: readonly Plan[], id: string, index: number): Plan[] {
  const ordered = byPosition(plans);
  const moved = ordered.filter((plan) => plan.id === id);
  const others = ordered.filter((plan) => plan.id !== id);
  const place = Math.min(Math.max(0, index), others.length);
  return [...others.slice(0, place), ...moved, ...others.slice(place)].map((plan, at) => ({
    ...plan,
    position: at + 1,
  }));
}
