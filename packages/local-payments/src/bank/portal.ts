import type { Invoice, Subscription } from "../objects/billing.ts";
import type { Price, Product } from "../objects/catalog.ts";
import type { Address, TaxId } from "../objects/customers.ts";
import type { Bank } from "./bank.ts";
import { attachCard, type TypedCard } from "./cards.ts";
import { collectInvoice, RETRY_DAYS, UNPAID_DAYS } from "./collectInvoice.ts";
import { DAY } from "./periods.ts";
import { endSubscription, setCancellation } from "./subscriptions.ts";

/** A plan's price that can be chosen. */
export interface Offer {
  readonly price: Price;
  readonly product: Product;
}

/** The subscription that a customer's portal is about: the one that runs, otherwise the newest. */
export function portalSubscription(bank: Bank, customer: string): Subscription | null {
  const all = bank.objects.all("subscription", customer);
  return all.find(({ ended_at: ended }) => ended === null) ?? all[0] ?? null;
}

/** Tells whether a subscription awaits a payment that failed: nothing is to be had of it meanwhile. */
export function isLate({ status }: Subscription): boolean {
  return status === "past_due" || status === "unpaid" || status === "incomplete";
}

/** Computes when a late subscription ends by itself, at the latest. */
export function lateSubscriptionEnd(bank: Bank, subscription: Subscription): number {
  const { current_period_end: end } = subscription.items.data[0];
  const asked = openInvoice(bank, subscription)?.created ?? end;
  const tries = RETRY_DAYS.reduce((sum, days) => sum + days, 0);
  const unpaidSince = subscription._unpaidSince ?? asked + tries * DAY;
  return Math.min(end, unpaidSince + UNPAID_DAYS * DAY);
}

/** Ends a subscription with what is paid for; at once when nothing is, and what was asked for is then void. */
export function endFromPortal(bank: Bank, subscription: Subscription): void {
  if (isLate(subscription)) endSubscription(bank, subscription, "cancellation_requested");
  // As Stripe's portal does it: a moment, and not the flag of the period's end.
  else
    setCancellation(bank, subscription, {
      at: subscription.items.data[0].current_period_end,
      atPeriodEnd: false,
    });
}

/** Lists what can be subscribed to, by product and rhythm. */
export function offers(bank: Bank): Offer[] {
  return bank.objects
    .all("price")
    .filter(({ active, recurring }) => active && recurring !== null)
    .flatMap((price) => {
      const product = bank.objects.get("product", price.product);
      return product?.active === true ? [{ price, product }] : [];
    })
    .toSorted((a, b) => a.price.unit_amount - b.price.unit_amount);
}

/** The invoice that waits for a payment; null when none does. */
export function openInvoice(bank: Bank, subscription: Subscription | null): Invoice | null {
  if (subscription === null || subscription.ended_at !== null || subscription.latest_invoice === null)
    return null;
  const invoice = bank.objects.get("invoice", subscription.latest_invoice);
  return invoice?.status === "open" ? invoice : null;
}

/** Pays from now on with another card. */
export function changeCard(bank: Bank, customer: string, typed: TypedCard): void {
  const card = attachCard(bank, customer, typed);
  for (const subscription of bank.objects.all("subscription", customer)) {
    if (subscription.ended_at !== null) continue;
    const changed = { ...subscription, default_payment_method: card.id };
    bank.objects.put(changed);
    bank.emit("customer.subscription.updated", changed);
  }
}

/** Tries to collect what is open, now. @returns whether nothing is open any more */
export function payOpenInvoice(bank: Bank, customer: string): boolean {
  const invoice = openInvoice(bank, portalSubscription(bank, customer));
  return invoice === null || collectInvoice(bank, invoice, "asked").status === "paid";
}

/** Customer as invoices name it. */
export interface BillingDetails {
  readonly name: string;
  readonly address: Address;
  readonly vat: string | null;
}

export function changeDetails(bank: Bank, id: string, { name, address, vat }: BillingDetails): void {
  const customer = bank.objects.get("customer", id);
  if (customer === null) return;
  const changed = { ...customer, name, address };
  bank.objects.put(changed);
  bank.emit("customer.updated", changed);
  const before = bank.objects.all("tax_id", id);
  if (before.length === 1 && before[0]?.value === vat) return;
  for (const taxId of before) {
    bank.objects.remove("tax_id", taxId.id);
    bank.emit("customer.tax_id.deleted", taxId);
  }
  if (vat === null) return;
  const taxId: TaxId = {
    id: bank.objects.newId("tax_id"),
    object: "tax_id",
    country: vat.slice(0, 2),
    created: bank.now(),
    customer: id,
    livemode: false,
    type: "eu_vat",
    value: vat,
  };
  bank.objects.put(taxId);
  bank.emit("customer.tax_id.created", taxId);
}
