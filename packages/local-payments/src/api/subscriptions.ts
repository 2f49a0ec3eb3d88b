import { type Redeemable, redeem, type Redeeming, requireRedeemable } from "../bank/discounts.ts";
import { DAY } from "../bank/periods.ts";
import {
  choosePrice,
  endSubscription,
  openSubscription,
  renew,
  requireRunning,
  setCancellation,
} from "../bank/subscriptions.ts";
import { invalidParameter, StripeError } from "../errors/stripeError.ts";
import type { Subscription } from "../objects/billing.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

/** Reads what a discount parameter names; undefined when it is not there, an empty list to have none. */
function namedDiscount({ bank, params }: Call, redeeming: Redeeming): Redeemable | null | undefined {
  const list = params.children("discounts");
  if (list === undefined) return undefined;
  const [first, ...more] = list;
  if (more.length > 0) throw invalidParameter("discounts", "Only one discount is supported.");
  if (first === undefined) return null;
  const named = {
    coupon: first.text("coupon") ?? null,
    promotion_code: first.text("promotion_code") ?? null,
  };
  return requireRedeemable(bank, named, redeeming);
}

function create(call: Call): Answer {
  const { bank, params } = call;
  const customer = find(bank, "customer", params.required("customer"), "customer");
  const [item, ...more] = params.children("items") ?? [];
  if (item === undefined || more.length > 0) {
    throw invalidParameter("items", "Exactly one item is supported.", "parameter_missing");
  }
  const price = find(bank, "price", item.required("price"), "items[0][price]");
  const days = params.integer("trial_period_days", { min: 1, max: 730 }) ?? null;
  const until = params.integer("trial_end", { min: bank.now() }) ?? null;
  const trialEnd = until ?? (days === null ? null : bank.now() + days * DAY);
  const card = params.text("default_payment_method") ?? null;
  if (card !== null) find(bank, "payment_method", card, "default_payment_method");
  if (trialEnd === null && card === null && customer.invoice_settings.default_payment_method === null) {
    throw new StripeError(400, "This customer has no attached payment source or default payment method.", {
      code: "resource_missing",
    });
  }
  params.ignore(
    "collection_method",
    "off_session",
    "payment_behavior",
    "payment_settings",
    "proration_behavior",
  );
  const { subscription } = openSubscription(bank, {
    customer: customer.id,
    price,
    quantity: item.integer("quantity", { min: 1, max: 999 }) ?? 1,
    trialEnd,
    redeemable: namedDiscount(call, { customer: customer.id, product: price.product }) ?? null,
    card,
    metadata: params.metadata(),
    session: null,
  });
  return { object: subscription };
}

/** The end that a call asks for; undefined when it says nothing of it. */
function cancellationOf({ bank, params }: Call, { items }: Subscription) {
  const atPeriodEnd = params.flag("cancel_at_period_end");
  const at = params.has("cancel_at") ? (params.integer("cancel_at", { min: bank.now() }) ?? null) : undefined;
  if (at !== undefined) return { at, atPeriodEnd: false };
  if (atPeriodEnd === undefined) return undefined;
  return { at: atPeriodEnd ? items.data[0].current_period_end : null, atPeriodEnd };
}

function update(call: Call): Answer {
  const { bank, params } = call;
  let subscription = addressed(call, "subscription");
  const metadata = params.metadata(subscription.metadata);
  const card = params.text("default_payment_method");
  if (card != null) find(bank, "payment_method", card, "default_payment_method");
  params.ignore("proration_behavior", "payment_behavior", "off_session", "cancellation_details");
  subscription = {
    ...subscription,
    default_payment_method: card === undefined ? subscription.default_payment_method : card,
    metadata,
  };
  const discount = namedDiscount(call, {
    customer: subscription.customer,
    product: find(bank, "price", subscription.items.data[0].price).product,
  });
  if (discount !== undefined) {
    requireRunning(subscription);
    const { id, customer } = subscription;
    const made = discount && redeem(bank, discount, { subscription: id, customer, session: null });
    subscription = { ...subscription, discounts: made ? [made.id] : [] };
  }
  bank.objects.put(subscription);
  const cancellation = cancellationOf(call, subscription);
  if (cancellation !== undefined) subscription = setCancellation(bank, subscription, cancellation);
  const price = priceOf(call);
  if (price !== null) subscription = choosePrice(bank, subscription, price);
  if (cancellation === undefined && price === null) {
    bank.emit("customer.subscription.updated", subscription);
  }
  if (params.choice("trial_end", ["now"]) === "now") subscription = endTrial(call, subscription);
  return { object: subscription };
}

function priceOf({ bank, params }: Call) {
  const [item, ...more] = params.children("items") ?? [];
  if (more.length > 0) throw invalidParameter("items", "Exactly one item is supported.");
  item?.ignore("id", "quantity");
  const id = item?.text("price");
  return id == null ? null : find(bank, "price", id, "items[0][price]");
}

/** The first payment comes now. */
function endTrial({ bank }: Call, before: Subscription): Subscription {
  if (before.status !== "trialing") throw invalidParameter("trial_end", "The subscription is not trialing.");
  const [item] = before.items.data;
  const now = bank.now();
  renew(bank, {
    ...before,
    billing_cycle_anchor: now,
    items: { ...before.items, data: [{ ...item, current_period_end: now }] },
    trial_end: now,
  });
  return find(bank, "subscription", before.id);
}

function list(call: Call): Answer {
  const { bank, params } = call;
  const status = params.text("status");
  const price = params.text("price");
  const subscriptions = bank.objects
    .all("subscription", params.text("customer") ?? undefined)
    .filter((subscription) => price == null || subscription.items.data[0].price === price)
    .filter((subscription) => {
      if (status === "all") return true;
      if (status === "ended") return subscription.ended_at !== null;
      return status == null ? subscription.status !== "canceled" : subscription.status === status;
    });
  return { page: pageOf(call, subscriptions) };
}

function cancel(call: Call): Answer {
  const subscription = addressed(call, "subscription");
  call.params.ignore("invoice_now", "prorate", "cancellation_details");
  requireRunning(subscription);
  return { object: endSubscription(call.bank, subscription, "cancellation_requested") };
}

export const subscriptionEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/subscriptions", run: create },
  { method: "GET", path: "/v1/subscriptions", run: list },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run: (call) => ({ object: addressed(call, "subscription") }),
  },
  { method: "POST", path: "/v1/subscriptions/:id", run: update },
  { method: "DELETE", path: "/v1/subscriptions/:id", run: cancel },
];
