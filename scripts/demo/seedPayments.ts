import { documentPaths } from "@carnation/product/path";
import type { LocalPayments } from "@carnation/local-payments";
import type { Firestore } from "firebase-admin/firestore";
import { keepCustomer } from "../../apps/functions/src/payment/provider/customerAccount.ts";
import { openPayment } from "../../apps/functions/src/payment/provider/openPayment.ts";
import { syncCustomer, syncSubscriptions } from "../../apps/functions/src/payment/sync/syncCustomer.ts";
import { syncPlans } from "../../apps/functions/src/payment/sync/syncPlans.ts";
import { demoAccounts } from "./accounts.ts";
import { liveThrough } from "./bankHistory.ts";

/** By which the card provider knows that the months before the first start are over. */
const HISTORY = "demo";

/** The two parts of what is taken in from the card provider. */
export interface PaymentSeed {
  /** Plans and subscriptions: what the first screens need. */
  seedSubscriptions(): Promise<void>;
  /** Invoices and billing, which say that everything before them is there. */
  seedInvoices(): Promise<void>;
}

/**
 * Plans, subscriptions and invoices of the demo: the card provider lives through them once, and what the product keeps of
 * it is taken in from there, by the code that takes in everything later. An interrupted seed goes on at the next start.
 */
export function paymentSeed(db: Firestore, bank: LocalPayments): PaymentSeed {
  let missing: readonly string[] = [];
  const open = async () => {
    const local = { host: "127.0.0.1", port: bank.port };
    const { key, webhookSecret } = bank;
    return openPayment({ key, webhookSecret, local, tax: { kind: "none" }, origins: [] });
  };
  return {
    async seedSubscriptions() {
      const isNew = bank.once(HISTORY, (post) => liveThrough(post, Math.floor(Date.now() / 1000)));
      missing = await withoutBilling(db, isNew);
      if (missing.length === 0) return;
      const payment = await open();
      const { stripe } = payment;
      const { data } = await stripe.customers.list({ limit: 100 });
      const customerOf = new Map(data.map(({ id, metadata }) => [metadata["uid"], id]));
      const subscribe = async (uid: string): Promise<void> => {
        const customer = customerOf.get(uid);
        if (customer === undefined) return;
        await forgetSubscriptions(db, uid);
        await keepCustomer(db, uid, customer);
        await syncSubscriptions({ db }, stripe, customer);
      };
      await Promise.all([syncPlans({ db }, payment), ...missing.map(subscribe)]);
    },
    async seedInvoices() {
      if (missing.length === 0) return;
      const { stripe } = await open();
      await Promise.all(missing.map((uid) => syncCustomer({ db }, stripe, uid)));
    },
  };
}

/** The demo's subscribers of whom not everything was taken in. @param isNew whether nothing of this bank can have been */
async function withoutBilling(db: Firestore, isNew: boolean): Promise<string[]> {
  const subscribers = demoAccounts.flatMap(({ uid, subscription }) => (subscription ? [uid] : []));
  const stored = await db.getAll(...subscribers.map((uid) => db.doc(documentPaths.billing(uid))));
  return subscribers.filter((_, place) => isNew || stored[place]?.exists !== true);
}

/** Subscriptions of a data folder of before its card provider, or of one whose own data is gone: nobody pays for them. */
async function forgetSubscriptions(db: Firestore, uid: string): Promise<void> {
  const stored = await db.collection(documentPaths.subscriptions(uid)).listDocuments();
  await Promise.all(stored.map((subscription) => subscription.delete()));
}
