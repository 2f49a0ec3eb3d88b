import { documentPaths } from "@carnation/domain";
import type { LocalPayments } from "@carnation/local-payments";
import type { Firestore } from "firebase-admin/firestore";
import { openPayment } from "../../apps/functions/src/payment/openPayment.ts";
import { syncCustomer } from "../../apps/functions/src/payment/sync/syncCustomer.ts";
import { syncPlans } from "../../apps/functions/src/payment/sync/syncPlans.ts";
import { demoAccounts } from "./accounts.ts";
import { liveThrough, priceId } from "./bankHistory.ts";
import content from "./content.json" with { type: "json" };
import { slug } from "./slug.ts";

/** By which the card provider knows that the months before the first start are over. */
const HISTORY = "demo";

/**
 * Plans, subscriptions and invoices of the demo: the card provider lives through them once, and what the product keeps of
 * it is taken in from there, by the code that takes in everything later. Takes in what is not there yet, so that an
 * interrupted seed goes on at the next start.
 */
export async function seedPayments(db: Firestore, bank: LocalPayments): Promise<void> {
  const isNew = bank.once(HISTORY, (post) => liveThrough(post, Math.floor(Date.now() / 1000)));
  const subscribers = demoAccounts.flatMap(({ uid, subscription }) => (subscription ? [uid] : []));
  const plan = slug(content.plans.at(-1)?.name ?? "");
  const [price, ...stored] = await db.getAll(
    db.doc(documentPaths.planPrice(plan, priceId(plan, "year"))),
    ...subscribers.map((uid) => db.doc(documentPaths.billing(uid))),
  );
  const missing = subscribers.filter((_, place) => isNew || stored[place]?.exists !== true);
  if (price?.exists === true && missing.length === 0) return;
  const { stripe } = await openPayment({
    key: bank.key,
    webhookSecret: bank.webhookSecret,
    local: { host: "127.0.0.1", port: bank.port },
    tax: { kind: "none" },
    origins: [],
  });
  await Promise.all(missing.map((uid) => forgetSubscriptions(db, uid)));
  const customers = await stripe.customers.list({ limit: 100 });
  const customerOf = new Map(customers.data.map(({ id, metadata }) => [metadata["uid"], id]));
  await Promise.all([
    syncPlans({ db }, stripe),
    ...missing.map((uid) => syncCustomer({ db }, stripe, uid, customerOf.get(uid))),
  ]);
}

/** Subscriptions of a data folder of before its card provider, or of one whose own data is gone: nobody pays for them. */
async function forgetSubscriptions(db: Firestore, uid: string): Promise<void> {
  const stored = await db.collection(documentPaths.subscriptions(uid)).listDocuments();
  await Promise.all(stored.map((subscription) => subscription.delete()));
}
