import type { DocumentState, Unread, Unreadable } from "@carnation/data";
import { type Actor, can } from "@carnation/product/permission";
import type { Plan, PlanPrice } from "@carnation/product/plan";
import type { Profile } from "@carnation/product/profile";
import { isCurrentSubscription, type Subscription } from "@carnation/product/subscription";
import { atom, type Atom } from "jotai";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { watchAtom, watchFamily } from "./watchAtom.ts";
import type { Loaded, QueryState } from "../state/queryState.ts";

/** The signed-in professional's profile. */
export const profileAtom = watchAtom<DocumentState<Profile>>((workspace, onNext, onError) =>
  workspace.profile.watch(onNext, onError),
);

/** The professional's current subscription. */
export const subscriptionAtom = watchAtom<DocumentState<Subscription>>((workspace, onNext, onError) =>
  workspace.subscription.watchCurrent(onNext, onError),
);

/** The subscription that says how the account stands, whatever its status: a late payment is not none. */
export const standingAtom = watchAtom<DocumentState<Subscription>>((workspace, onNext, onError) =>
  workspace.subscription.watchStanding(onNext, onError),
);

/** A plan by its id. */
export const planOf = watchFamily<DocumentState<Plan>>((workspace, id, onNext, onError) =>
  workspace.plans.watch(id, onNext, onError),
);

/** A price of a plan, also of one that is offered no more; the key is « plan price ». */
const pricesByKey = watchFamily<DocumentState<PlanPrice>>((workspace, key, ...listeners) => {
  const [plan = "", price = ""] = key.split(" ");
  return workspace.plans.watchPrice({ plan, price }, ...listeners);
});

/** A price of a plan, by their ids. */
export const planPriceOf = (plan: string, price: string) => pricesByKey(`${plan} ${price}`);

/** Tells whether the signed-in person is staff, who choose no plan. */
export const isStaffAtom: Atom<boolean> = atom((get) => {
  const role = get(sessionAtom)?.role;
  return role !== undefined && role !== "customer";
});

/** Tells whether a new analysis may be started, once that is known. The server decides with the same policy. */
export const mayStartDiagnosisAtom: Atom<Loaded<boolean> | Unread | Unreadable> = atom((get) => {
  const session = get(sessionAtom);
  const profile = orNone(get(profileAtom));
  const subscription = orNone(get(subscriptionAtom));
  if (profile.status !== "ready") return profile;
  if (subscription.status !== "ready") return subscription;
  if (session === null) return { status: "ready", value: false };
  const actor = {
    ...session,
    active: profile.value?.active ?? false,
    subscribed: subscription.value !== null && isCurrentSubscription(subscription.value.status),
  };
  return { status: "ready", value: can(actor, "start-diagnosis", session) };
});

/** A document that is known not to be there is an answer too. */
function orNone<T>(watched: QueryState<DocumentState<T>>): Loaded<T | null> | Unread | Unreadable {
  return watched.status === "missing" ? { status: "ready", value: null } : watched;
}

/**
 * Tells who is signed in, as the policies ask for it; null for nobody. An account is active until its profile says otherwise: the
 * server decides.
 */
export const actorAtom: Atom<Actor | null> = atom((get) => {
  const session = get(sessionAtom);
  if (session === null) return null;
  const profile = get(profileAtom);
  const subscription = get(subscriptionAtom);
  return {
    ...session,
    active: profile.status !== "ready" || profile.value.active,
    subscribed: subscription.status === "ready" && isCurrentSubscription(subscription.value.status),
  };
});
