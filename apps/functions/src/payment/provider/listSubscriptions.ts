import { documentPaths } from "@carnation/product/path";
import type { Firestore } from "firebase-admin/firestore";
import { runningSubscriptionStatuses } from "@carnation/product/subscription";
import type Stripe from "stripe";
import { customersOf } from "./customerAccount.ts";
import { isMissing, retrieveOrNull } from "./retrieveOrNull.ts";

const PAGE = 100;

/** Every subscription of a customer, ended ones too; none of a customer that the provider has no more. */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  try {
    for await (const one of stripe.subscriptions.list({ customer, status: "all", limit: PAGE }))
      found.push(one);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return found;
}

/** Ids of the subscriptions that stand as not ended, stored for an account by us or by the Stripe extension. */
export async function storedStandingSubscriptions(db: Firestore, uid: string): Promise<string[]> {
  const collections = [documentPaths.subscriptions(uid), documentPaths.extensionSubscriptions(uid)];
  const stored = await Promise.all(
    collections.map((path) =>
      db.collection(path).where("status", "in", runningSubscriptionStatuses).select().get(),
    ),
  );
  return [...new Set(stored.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}

/**
 * Every subscription of an account that the provider has: of each of its customers, and those that are stored for it as not ended,
 * whoever pays for them.
 */
export async function subscriptionsOf(
  db: Firestore,
  stripe: Stripe,
  uid: string,
): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  for (const customer of await customersOf(db, stripe, uid))
    found.push(...(await listSubscriptions(stripe, customer)));
  for (const id of await storedStandingSubscriptions(db, uid)) {
    if (found.some((known) => known.id === id)) continue;
    const stored = await retrieveOrNull(stripe.subscriptions.retrieve(id));
    if (stored !== null) found.push(stored);
  }
  return found;
}
