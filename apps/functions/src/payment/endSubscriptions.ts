import { isCurrentSubscription } from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import type { Backend } from "../backend/backend.ts";
import { customersOf } from "./provider/customerAccount.ts";
import type { Payment } from "./provider/openPayment.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import { listSubscriptions } from "./provider/listSubscriptions.ts";
import { syncSubscription } from "./sync/syncSubscription.ts";

/**
 * Ends a subscription: with the period that is paid for, or with its trial; at once where nothing is running, as a payment is
 * awaited. One that ends by then already, or has ended, stays as it is; one whose `cancel_at` lies behind its period would be
 * billed again, and ends with the period too.
 * @returns whether it was ended now
 */
export async function endSubscription(
  db: Firestore,
  stripe: Stripe,
  { id, status, cancel_at, cancel_at_period_end, items }: Stripe.Subscription,
): Promise<boolean> {
  const paidUntil = items.data[0]?.current_period_end ?? Infinity;
  const ends = cancel_at_period_end || (cancel_at !== null && cancel_at <= paidUntil);
  const ended = status === "canceled" || status === "incomplete_expired";
  if (!ended && !isCurrentSubscription(status)) await retrieveOrNull(stripe.subscriptions.cancel(id));
  else if (!ended && !ends)
    await retrieveOrNull(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  await syncSubscription(db, stripe, id);
  return !ended && !ends;
}

/** Moment when the subscriptions of an account end. */
export interface EndOptions {
  /** At once, for an account that is being erased; otherwise each with what is paid for. */
  readonly now?: boolean;
}

/**
 * Ends every subscription of an account. Safe to repeat. Without a provider, or a customer there, there is none.
 * @throws what the provider fails with: the account's deletion is to be tried again
 */
export async function endSubscriptions(
  { db }: Pick<Backend, "db">,
  payment: Payment | null,
  uid: string,
  { now = false }: EndOptions = {},
): Promise<void> {
  if (payment === null) return;
  const { stripe } = payment;
  for (const customer of await customersOf(db, stripe, uid)) {
    for (const subscription of await listSubscriptions(stripe, customer)) {
      const { id, status } = subscription;
      if (now && status !== "canceled" && status !== "incomplete_expired") {
        await retrieveOrNull(stripe.subscriptions.cancel(id));
      }
      if (now) await syncSubscription(db, stripe, id);
      else await endSubscription(db, stripe, subscription);
    }
  }
}
