import type { Invoice, Subscription } from "../objects/billing.ts";
import type { PaymentMethod } from "../objects/customers.ts";
import type { Bank } from "./bank.ts";
import { chargeFor, type Occasion } from "./charges.ts";
import { DAY } from "./periods.ts";

/**
 * Days until the next attempt, after the first, second and third failure; after the fourth nothing is tried any more.
 */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** Days that an unpaid subscription waits at most before it ends. */
export const UNPAID_DAYS = 30;

/** The card that a subscription is paid with; null when there is none. */
export function cardOf(bank: Bank, subscription: Subscription): PaymentMethod | null {
  const customer = bank.objects.get("customer", subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id == null ? null : bank.objects.get("payment_method", id);
}

/**
 * Tries to collect an open invoice. Paid: the subscription is active (or goes on with its trial). Not paid: the next
 * attempt is set and the subscription is late; after the last attempt it is unpaid.
 */
export function collectInvoice(bank: Bank, invoice: Invoice, occasion: Occasion): Invoice {
  const subscription = bank.objects.get("subscription", invoice.parent.subscription_details.subscription);
  const card = subscription && cardOf(bank, subscription);
  const isFree = invoice.amount_remaining === 0;
  const isPaid = isFree || chargeFor(bank, invoice, card, occasion);
  const after = isPaid ? paid(bank, invoice, isFree) : failed(bank, invoice, occasion);
  if (subscription !== null) follow(bank, subscription, after);
  return after;
}

function paid(bank: Bank, before: Invoice, isFree: boolean): Invoice {
  const invoice: Invoice = {
    ...before,
    amount_paid: before.amount_due,
    amount_remaining: 0,
    attempt_count: before.attempt_count + (isFree ? 0 : 1),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...before.status_transitions, paid_at: bank.now() },
  };
  bank.objects.put(invoice);
  bank.emit("invoice.paid", invoice);
  return invoice;
}

function failed(bank: Bank, before: Invoice, occasion: Occasion): Invoice {
  const renewals = before._renewals + (occasion === "renewal" ? 1 : 0);
  const days = RETRY_DAYS[renewals - 1];
  const next = days === undefined ? null : bank.now() + days * DAY;
  // A first payment is asked for again by whoever subscribes, never by the clock.
  const attempt = occasion === "renewal" ? next : before.next_payment_attempt;
  const invoice: Invoice = {
    ...before,
    attempt_count: before.attempt_count + 1,
    attempted: true,
    auto_advance: attempt !== null,
    next_payment_attempt: attempt,
    _renewals: renewals,
  };
  bank.objects.put(invoice);
  bank.emit("invoice.payment_failed", invoice);
  return invoice;
}

/** Changes the subscription after an attempt. */
function follow(bank: Bank, before: Subscription, invoice: Invoice): void {
  const status = statusAfter(before, invoice);
  if (status === before.status) return;
  const subscription: Subscription = {
    ...before,
    status,
    _unpaidSince: status === "unpaid" ? bank.now() : null,
  };
  bank.objects.put(subscription);
  bank.emit("customer.subscription.updated", subscription, { status: before.status });
}

function statusAfter({ status, trial_end: trialEnd, items }: Subscription, invoice: Invoice) {
  if (invoice.status === "paid") {
    const isTrial = trialEnd !== null && items.data[0].current_period_end <= trialEnd;
    return isTrial ? "trialing" : "active";
  }
  if (status === "incomplete") return status;
  return invoice.next_payment_attempt === null ? "unpaid" : "past_due";
}
