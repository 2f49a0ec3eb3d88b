import { type Subscription, subscriptionStatuses } from "@carnation/product/subscription";
import type Stripe from "stripe";
import { idOf, momentOf } from "./moments.ts";

/** Holds what has to be expanded for `toSubscription` and `toBilling`. */
export const SUBSCRIPTION_EXPANSIONS = ["discounts", "default_payment_method"];

/**
 * A subscription as the product keeps it. Its period is that of its first item (a plan is one item); a cancellation asked
 * for in the portal has `cancel_at` and not `cancel_at_period_end`, and the period then ends with it.
 * @param subscription with `SUBSCRIPTION_EXPANSIONS`
 */
export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data;
  const status = subscriptionStatuses.find((known) => known === subscription.status) ?? "incomplete";
  const end = subscription.cancel_at ?? item?.current_period_end ?? null;
  return {
    id: subscription.id,
    status,
    product: idOf(item?.price.product),
    price: item?.price.id ?? null,
    coupon: couponOf(subscription),
    created: momentOf(subscription.created),
    currentPeriodStart: momentOf(item?.current_period_start ?? null),
    currentPeriodEnd: momentOf(end),
    trialEnd: momentOf(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: momentOf(subscription.ended_at),
  };
}

function couponOf({ discounts }: Stripe.Subscription): string | null {
  for (const discount of discounts) {
    const coupon = typeof discount === "string" ? null : idOf(discount.source.coupon);
    if (coupon !== null) return coupon;
  }
  return null;
}
