import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { byPosition, offeredPlans, parsePlan, parsePlanPrice, type Plan } from "@carnation/product/plan";
import { collection, limit, query, type QueryConstraint, where } from "firebase/firestore";
import { type ListState, type ReadyList, unread } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import type { ResourceContext } from "./defineResource.ts";

type PlanPrices = ListState<Plan["prices"][number]>;

interface Followed {
  prices: PlanPrices | null;
  readonly stop: Unsubscribe;
}

/** More plans than are ever offered at once. */
const OFFERED = 20;

/** More than there ever were: the provider keeps a plan that was sold. */
const EVERY = 100;

type PlanContext = Pick<ResourceContext, "firestore" | "watches">;

/** Watches what can be subscribed to: `offeredPlans`, each with its prices. */
export function watchOfferedPlans(
  context: PlanContext,
  onNext: OnNext<ListState<Plan>>,
  onError: OnError,
): Unsubscribe {
  const offered = { constraints: [where("active", "==", true)], most: OFFERED, arrange: offeredPlans };
  return watchPlans(context, offered, onNext, onError);
}

/** Watches every plan, offered or not, in their order, each with all its prices. For administrators. */
export function watchEveryPlan(
  context: PlanContext,
  onNext: OnNext<ListState<Plan>>,
  onError: OnError,
): Unsubscribe {
  return watchPlans(context, { constraints: [], most: EVERY, arrange: byPosition }, onNext, onError);
}

/** Choice of which plans are watched, and which of their prices; what is told of them. */
interface WatchedPlans {
  readonly constraints: readonly QueryConstraint[];
  /** Count of how many plans. */
  readonly most: number;
  readonly arrange: (plans: readonly Plan[]) => readonly Plan[];
}

/**
 * Watches plans with their prices, which are documents of their own. Nothing is told before the prices of every plan have
 * been heard of, so that no plan appears without one.
 */
function watchPlans(
  { firestore, watches }: PlanContext,
  { constraints, most, arrange }: WatchedPlans,
  onNext: OnNext<ListState<Plan>>,
  onError: OnError,
): Unsubscribe {
  const followed = new Map<string, Followed>();
  let plans: ListState<Plan> | null = null;
  let ended = false;

  const tell = (): void => {
    if (ended || plans === null) return;
    if (plans.status === "unread") return onNext(unread);
    const known = withPrices(plans, arrange, (id) => followed.get(id)?.prices ?? null);
    if (known !== null) onNext(known);
  };
  const end = (): void => {
    ended = true;
    stopPlans();
    for (const { stop } of followed.values()) stop();
    followed.clear();
  };
  const fail: OnError = (error) => {
    if (ended) return;
    end();
    onError(error);
  };
  const leave = (id: string): void => {
    followed.get(id)?.stop();
    followed.delete(id);
  };
  const follow = (id: string): void => {
    const prices = query(
      collection(firestore, documentPaths.planPrices(id)),
      ...constraints,
      limit(listLimits.planPrices),
    );
    const stop = watches.query(
      prices,
      parsePlanPrice,
      (known) => {
        const plan = followed.get(id);
        if (plan === undefined) return;
        plan.prices = known;
        tell();
      },
      (error) => {
        // Withdrawn meanwhile: the list of plans says so, now or soon.
        if (error.code !== "permission-denied") return fail(error);
        leave(id);
        tell();
      },
    );
    followed.set(id, { prices: null, stop });
  };

  const stopPlans = watches.query(
    query(collection(firestore, documentPaths.plans()), ...constraints, limit(most)),
    (id, fields) => parsePlan(id, fields),
    (known) => {
      if (ended) return;
      plans = known;
      const ids = known.status === "ready" ? known.value.map(({ id }) => id) : [];
      for (const id of [...followed.keys()].filter((left) => !ids.includes(left))) leave(id);
      for (const id of ids.filter((found) => !followed.has(found))) follow(id);
      tell();
    },
    fail,
  );
  return end;
}

/** The plans with their prices; null while the prices of one of them have not been heard of. */
function withPrices(
  plans: ReadyList<Plan>,
  arrange: WatchedPlans["arrange"],
  pricesOf: (id: string) => PlanPrices | null,
): ListState<Plan> | null {
  const parts = plans.value.map((plan) => ({ plan, prices: pricesOf(plan.id) }));
  if (parts.some(({ prices }) => prices === null)) return null;
  const ready = parts.flatMap(({ plan, prices }) => (prices?.status === "ready" ? [{ plan, prices }] : []));
  if (ready.length === 0 && parts.length > 0) return unread;
  return {
    status: "ready",
    value: arrange(ready.map(({ plan, prices }) => ({ ...plan, prices: prices.value }))),
    fromCache: plans.fromCache || ready.length < parts.length || ready.some(({ prices }) => prices.fromCache),
    unreadable: ready.reduce((sum, { prices }) => sum + prices.unreadable, plans.unreadable),
  };
}
