import { Timestamp } from "firebase-admin/firestore";
import type Stripe from "stripe";
import type { PaymentWorld } from "./paymentWorld.ts";

/** Collections that the extension is set up with: its own default, and the one that its guide proposes. */
export type ExtensionCollection = "customers" | "users";

const moment = (seconds: number | null): Timestamp | null =>
  seconds === null ? null : Timestamp.fromMillis(seconds * 1000);

/**
 * Makes a customer as the extension does (`createCustomerRecord` of firestore-stripe-payments 0.3): field for field.
 * @returns its id
 */
export async function extensionCustomer(
  { db, payment: { stripe } }: PaymentWorld,
  collection: ExtensionCollection,
  uid: string,
  email: string,
): Promise<string> {
  const customer = await stripe.customers.create({ metadata: { firebaseUID: uid }, email });
  const record = {
    email: customer.email,
    stripeId: customer.id,
    stripeLink: `https://dashboard.stripe.com${customer.livemode ? "" : "/test"}/customers/${customer.id}`,
  };
  await db.collection(collection).doc(uid).set(record, { merge: true });
  return customer.id;
}

/**
 * Writes a subscription as the extension does (`manageSubscriptionStatusChange`): with references, the provider's items whole, and
 * no coupon.
 */
export async function extensionSubscription(
  { db, payment: { stripe } }: PaymentWorld,
  collection: ExtensionCollection,
  uid: string,
  id: string,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ["default_payment_method", "items.data.price.product"],
  });
  const item = subscription.items.data[0]!;
  const product = item.price.product as Stripe.Product;
  const priceOf = (price: Stripe.Price) =>
    db
      .collection("products")
      .doc((price.product as Stripe.Product).id)
      .collection("prices")
      .doc(price.id);
  await db
    .collection(collection)
    .doc(uid)
    .collection("subscriptions")
    .doc(subscription.id)
    .set({
      metadata: subscription.metadata,
      role: product.metadata["firebaseRole"] ?? null,
      status: subscription.status,
      stripeLink: `https://dashboard.stripe.com${subscription.livemode ? "" : "/test"}/subscriptions/${subscription.id}`,
      product: db.collection("products").doc(product.id),
      price: priceOf(item.price),
      prices: subscription.items.data.map(({ price }) => priceOf(price)),
      quantity: item.quantity ?? null,
      items: JSON.parse(JSON.stringify(subscription.items.data)) as object[],
      cancel_at_period_end: subscription.cancel_at_period_end,
      cancel_at: moment(subscription.cancel_at),
      canceled_at: moment(subscription.canceled_at),
      // Of the API version of the extension's day these stood on the subscription itself.
      current_period_start: moment(item.current_period_start),
      current_period_end: moment(item.current_period_end),
      created: moment(subscription.created),
      ended_at: moment(subscription.ended_at),
      trial_start: moment(subscription.trial_start),
      trial_end: moment(subscription.trial_end),
    });
}
