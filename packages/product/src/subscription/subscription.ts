import {
  optionalDateSchema,
  optionalRelatedIdSchema,
  relatedIdsSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import {
  isCurrentSubscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./subscriptionStatus.ts";

/** A professional's subscription to a plan, as the payment provider last reported it. */
export interface Subscription {
  readonly id: string;
  /** A word that the product does not know is read as `incomplete`, which is never current. */
  readonly status: SubscriptionStatus;
  /** Id of the plan. */
  readonly product: string | null;
  /** Id of the plan's price. */
  readonly price: string | null;
  /** Id of the coupon in force. */
  readonly coupon: string | null;
  readonly created: Date | null;
  readonly currentPeriodStart: Date | null;
  /** Moment when it renews; or ends, when `cancelAtPeriodEnd` is set. */
  readonly currentPeriodEnd: Date | null;
  readonly trialEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
}

const storedSubscription = v.object({
  status: v.pipe(
    v.string(),
    v.transform((word) => subscriptionStatuses.find((status) => status === word) ?? "incomplete"),
  ),
  product: optionalRelatedIdSchema("products"),
  price: optionalRelatedIdSchema("prices"),
  prices: relatedIdsSchema("prices"),
  coupon: optionalRelatedIdSchema("coupons"),
  created: optionalDateSchema,
  current_period_start: optionalDateSchema,
  current_period_end: optionalDateSchema,
  trial_end: optionalDateSchema,
  cancel_at_period_end: v.fallback(v.nullish(v.boolean(), false), false),
  ended_at: optionalDateSchema,
});

/** Names of the fields under which a subscription is stored. */
export type SubscriptionField = keyof typeof storedSubscription.entries;

/**
 * Reads a stored subscription document. Its price is `price`, or the first of `prices`.
 * @throws {v.ValiError} when the document is not a subscription
 */
export function parseSubscription(id: string, fields: unknown): Subscription {
  const stored = v.parse(storedSubscription, fields);
  return {
    id,
    status: stored.status,
    product: stored.product,
    price: stored.price ?? stored.prices[0] ?? null,
    coupon: stored.coupon,
    created: stored.created,
    currentPeriodStart: stored.current_period_start,
    currentPeriodEnd: stored.current_period_end,
    trialEnd: stored.trial_end,
    cancelAtPeriodEnd: stored.cancel_at_period_end,
    endedAt: stored.ended_at,
  };
}

/** The fields of a stored subscription; references are document paths. */
export function toStoredSubscription(subscription: Subscription) {
  const { product, price, coupon } = subscription;
  const pricePath = price === null || product === null ? price : documentPaths.planPrice(product, price);
  return {
    status: subscription.status,
    product: product === null ? null : documentPaths.plan(product),
    price: pricePath,
    prices: pricePath === null ? [] : [pricePath],
    coupon: coupon === null ? null : documentPaths.coupon(coupon),
    created: subscription.created,
    current_period_start: subscription.currentPeriodStart,
    current_period_end: subscription.currentPeriodEnd,
    trial_end: subscription.trialEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt,
  };
}

function rank({ status, created }: Subscription): number {
  return (status === "active" ? 1e15 : 0) + (created?.getTime() ?? 0);
}

/** The subscription that counts among all of an account: an active one before a trial, then the newest. */
export function currentSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  const current = subscriptions.filter(({ status }) => isCurrentSubscription(status));
  return current.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/**
 * The subscription that says how an account stands: the current one, otherwise the newest of any status, so that a late
 * payment is not taken for none.
 */
export function standingSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  const newest = subscriptions.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
  return currentSubscription(subscriptions) ?? newest;
}
