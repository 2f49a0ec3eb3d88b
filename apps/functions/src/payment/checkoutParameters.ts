import type Stripe from "stripe";
import type { Tax } from "./provider/paymentSettings.ts";

/** Describes what a payment page is opened for. */
export interface CheckoutOrder {
  readonly uid: string;
  /** The provider's customer. */
  readonly customer: string;
  readonly price: string;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
  /** The account's own coupon; without one a code can be typed in. */
  readonly coupon: string | null;
  readonly tax: Tax;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Gives what the provider is asked for a payment page. */
export function checkoutParameters(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { uid, customer, price, trialDays, coupon, tax } = order;
  return {
    mode: "subscription",
    locale: "fr",
    customer,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1, ...(tax.kind === "rate" && { tax_rates: [tax.id] }) }],
    subscription_data: { metadata: { uid }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
    ...(coupon === null ? { allow_promotion_codes: true } : { discounts: [{ coupon }] }),
    ...(tax.kind !== "none" && {
      billing_address_collection: "required" as const,
      customer_update: { address: "auto" as const, name: "auto" as const },
      tax_id_collection: { enabled: true },
    }),
    ...(tax.kind === "automatic" && { automatic_tax: { enabled: true } }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}
