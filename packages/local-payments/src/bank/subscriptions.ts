import { invalidParameter } from "../errors/stripeError.ts";
import type { Invoice, Subscription } from "../objects/billing.ts";
import type { Metadata, Price } from "../objects/catalog.ts";
import { randomId } from "../store/objectStore.ts";
import type { Bank } from "./bank.ts";
import { collectInvoice } from "./collectInvoice.ts";
import { type Redeemable, redeem } from "./discounts.ts";
import { closeInvoice, issueInvoice } from "./invoices.ts";
import { DAY, periodEnd } from "./periods.ts";

/** Subscription that is wanted. */
export interface NewSubscription {
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  /** End of the trial; null without one. */
  readonly trialEnd: number | null;
  readonly redeemable: Redeemable | null;
  readonly card: string | null;
  readonly metadata: Metadata;
  /** The checkout session that it comes from. */
  readonly session: string | null;
}

/** Days before the end of a trial at which it is told. */
const WARNING_DAYS = 3;

/**
 * Starts a subscription: a trial with an invoice of nothing, or a first payment. When that fails the subscription is
 * `incomplete`, its invoice open.
 */
export function openSubscription(
  bank: Bank,
  wanted: NewSubscription,
): { subscription: Subscription; invoice: Invoice } {
  const id = bank.objects.newId("subscription");
  const { price, trialEnd } = wanted;
  const recurring = requireRecurring(price);
  const now = bank.now();
  const anchor = trialEnd ?? now;
  const discount =
    wanted.redeemable &&
    redeem(bank, wanted.redeemable, { subscription: id, customer: wanted.customer, session: wanted.session });
  const end = trialEnd ?? periodEnd(anchor, now, recurring);
  const subscription: Subscription = {
    id,
    object: "subscription",
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: anchor,
    billing_mode: { type: "flexible" },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: wanted.customer,
    default_payment_method: wanted.card,
    description: null,
    discounts: discount ? [discount.id] : [],
    ended_at: null,
    items: {
      object: "list",
      data: [
        {
          id: randomId("si_", 14),
          object: "subscription_item",
          created: now,
          current_period_start: now,
          current_period_end: end,
          discounts: [],
          metadata: {},
          price: price.id,
          quantity: wanted.quantity,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: wanted.metadata,
    pause_collection: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? "incomplete" : "trialing",
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
    _nextPrice: null,
    _trialWarned: false,
    _unpaidSince: null,
  };
  bank.objects.put(subscription);
  const issued = issueInvoice(bank, {
    subscription,
    price,
    period: { start: now, end },
    reason: "subscription_create",
    isTrial: trialEnd !== null,
  });
  bank.emit("customer.subscription.created", issued.subscription);
  const invoice = collectInvoice(bank, issued.invoice, "first");
  return { subscription: bank.objects.get("subscription", id) ?? issued.subscription, invoice };
}

function requireRecurring(price: Price) {
  if (price.recurring !== null && price.active) return price.recurring;
  throw invalidParameter("price", "The price must be active and recurring.");
}

/**
 * Finds the moment at which it is told that a trial ends: three days before, or at its start when it is shorter.
 * @returns null when it was told, or there is no trial
 */
export function warningDue({
  status,
  trial_start: start,
  trial_end: end,
  _trialWarned,
}: Subscription): number | null {
  if (status !== "trialing" || end === null || _trialWarned) return null;
  return Math.max(start ?? 0, end - WARNING_DAYS * DAY);
}

export function warnOfTrialEnd(bank: Bank, before: Subscription): void {
  const subscription = { ...before, _trialWarned: true };
  bank.objects.put(subscription);
  bank.emit("customer.subscription.trial_will_end", subscription);
}

/** Bills the next period, at the plan that was chosen for it. */
export function renew(bank: Bank, before: Subscription): void {
  const [item] = before.items.data;
  const price = bank.objects.get("price", before._nextPrice ?? item.price);
  if (price?.recurring == null) {
    endSubscription(bank, before, "cancellation_requested");
    return;
  }
  const start = item.current_period_end;
  // Another rhythm counts from here on.
  const anchor = before._nextPrice === null ? before.billing_cycle_anchor : start;
  const end = periodEnd(anchor, start, price.recurring);
  const renewed: Subscription = {
    ...before,
    billing_cycle_anchor: anchor,
    items: {
      ...before.items,
      data: [{ ...item, current_period_start: start, current_period_end: end, price: price.id }],
    },
    status: "active",
    // A trial that is ended early has another end of its period: what ends with the period ends with that one.
    cancel_at: before.cancel_at_period_end ? end : before.cancel_at,
    _nextPrice: null,
  };
  const { invoice, subscription } = issueInvoice(bank, {
    subscription: renewed,
    price,
    period: { start, end },
    reason: "subscription_cycle",
    isTrial: false,
  });
  const previous = { items: before.items, latest_invoice: before.latest_invoice };
  bank.emit("customer.subscription.updated", subscription, previous);
  collectInvoice(bank, invoice, "renewal");
}

/** Says that a subscription ends with its period, or takes that back. */
export function setCancellation(bank: Bank, before: Subscription, change: Cancellation): Subscription {
  requireRunning(before);
  const isEnding = change.at !== null;
  const subscription: Subscription = {
    ...before,
    cancel_at: change.at,
    cancel_at_period_end: change.atPeriodEnd,
    canceled_at: isEnding ? (before.canceled_at ?? bank.now()) : null,
    cancellation_details: {
      ...before.cancellation_details,
      reason: isEnding ? "cancellation_requested" : null,
    },
  };
  bank.objects.put(subscription);
  const { cancel_at, cancel_at_period_end, canceled_at } = before;
  bank.emit("customer.subscription.updated", subscription, { cancel_at, cancel_at_period_end, canceled_at });
  return subscription;
}

/** Moment at which a subscription is to end; `atPeriodEnd` is how it was said. */
export interface Cancellation {
  readonly at: number | null;
  readonly atPeriodEnd: boolean;
}

/** @throws StripeError for a subscription that has ended */
export function requireRunning({ id, ended_at: ended }: Subscription): void {
  if (ended !== null) {
    throw invalidParameter(
      "id",
      `A canceled subscription can only update its metadata: ${id}`,
      "resource_missing",
    );
  }
}

/** Chooses the price of the next period; the present one stays paid as it is. */
export function choosePrice(bank: Bank, before: Subscription, price: Price): Subscription {
  requireRunning(before);
  requireRecurring(price);
  const next = price.id === before.items.data[0].price ? null : price.id;
  const subscription: Subscription = { ...before, _nextPrice: next };
  bank.objects.put(subscription);
  bank.emit("customer.subscription.updated", subscription);
  return subscription;
}

/**
 * Ends a subscription now. An invoice that is still open: when nobody paid in time it is given up (`uncollectible`);
 * otherwise it is void, as nothing was to be had for a period that was not paid.
 */
export function endSubscription(
  bank: Bank,
  before: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  const now = bank.now();
  const subscription: Subscription = {
    ...before,
    canceled_at: before.canceled_at ?? now,
    cancellation_details: { ...before.cancellation_details, reason },
    ended_at: now,
    status: before.status === "incomplete" ? "incomplete_expired" : "canceled",
    _nextPrice: null,
    _unpaidSince: null,
  };
  bank.objects.put(subscription);
  bank.emit("customer.subscription.deleted", subscription);
  const latest = before.latest_invoice === null ? null : bank.objects.get("invoice", before.latest_invoice);
  if (latest?.status === "open") {
    const isGivenUp = reason === "payment_failed" && before.status !== "incomplete";
    closeInvoice(bank, latest, isGivenUp ? "uncollectible" : "void");
  }
  return subscription;
}
