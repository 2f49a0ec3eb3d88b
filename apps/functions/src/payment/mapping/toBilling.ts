import type { BillingDetails } from "@carnation/product/profile";
import { currentSubscription } from "@carnation/product/subscription";
import type Stripe from "stripe";
import { toSubscription } from "./toSubscription.ts";

/** Holds what has to be expanded for `toBilling`. */
export const CUSTOMER_EXPANSIONS = ["invoice_settings.default_payment_method", "tax_ids"];

/**
 * Tells who pays, and with which card: that of the subscription in force, otherwise that of the account. Never more of a card
 * than its brand and its last four digits.
 * @param customer with `CUSTOMER_EXPANSIONS`
 * @param subscriptions theirs, with `SUBSCRIPTION_EXPANSIONS`
 */
export function toBilling(
  customer: Stripe.Customer,
  subscriptions: readonly Stripe.Subscription[],
): BillingDetails {
  const standing = currentSubscription(subscriptions.map(toSubscription));
  const paying = subscriptions.find(({ id }) => id === standing?.id)?.default_payment_method;
  return {
    name: customer.name ?? "",
    email: customer.email ?? "",
    address: addressOf(customer.address ?? null),
    vatNumber: customer.tax_ids?.data.find(({ type }) => type === "eu_vat")?.value ?? "",
    card: cardOf(paying) ?? cardOf(customer.invoice_settings.default_payment_method),
  };
}

function cardOf(method: string | Stripe.PaymentMethod | null | undefined): BillingDetails["card"] {
  if (typeof method !== "object" || !method?.card) return null;
  const { brand, last4 } = method.card;
  return { brand, last4 };
}

/** On one line: « 12 rue des Lilas, 69002 Lyon »; the country only abroad. */
function addressOf(address: Stripe.Address | null): string {
  if (address === null) return "";
  const { line1, line2, postal_code, city, country } = address;
  const town = [postal_code, city].filter(Boolean).join(" ");
  return [line1, line2, town, country === "FR" ? null : country].filter(Boolean).join(", ");
}
