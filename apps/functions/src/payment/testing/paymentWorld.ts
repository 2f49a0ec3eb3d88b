import { parseInvoice } from "@carnation/product/invoice";
import { documentPaths } from "@carnation/product/path";
import { parseBilling } from "@carnation/product/profile";
import { parseSubscription, type Subscription } from "@carnation/product/subscription";
import { type LocalPayments, startLocalPayments } from "@carnation/local-payments";
import type { Firestore } from "firebase-admin/firestore";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { keepCustomer } from "../provider/customerAccount.ts";
import { mailNotices } from "../mailNotices.ts";
import { CUSTOMER_EXPANSIONS, toBilling } from "../mapping/toBilling.ts";
import { toInvoice } from "../mapping/toInvoice.ts";
import { SUBSCRIPTION_EXPANSIONS, toSubscription } from "../mapping/toSubscription.ts";
import { openPayment, type Payment } from "../provider/openPayment.ts";
import { receiveWebhook } from "../receiveWebhook.ts";
import { syncPlans } from "../sync/syncPlans.ts";

/** The plan of the tests, paid every month, with and without a trial, and every year. */
export const PLAN = "essentiel";

/** A card provider of its own, whose events go nowhere by themselves. */
export interface PaymentWorld {
  readonly db: Firestore;
  readonly bank: LocalPayments;
  readonly payment: Payment;
  /** Ids of the plan's prices. */
  readonly prices: { readonly month: string; readonly trial: string; readonly year: string };
  /** Asks the provider for something that Stripe has not. */
  local(path: string, fields?: Readonly<Record<string, string>>): Promise<Response>;
  /** Holds what was given back, in cents, by the id of the invoice. */
  readonly refunds: ReadonlyMap<string, number>;
  /** Gives back a part of an invoice. */
  refund(invoice: string, amount: number): Promise<void>;
  /** Events since the last time, oldest first. */
  news(): Promise<Stripe.Event[]>;
  /** Tells the functions of an event, signed. @returns the HTTP status */
  tell(event: object, how?: Telling): Promise<number>;
  /** A professional with an account and a customer there. */
  addProfessional(uid: string): Promise<string>;
  stop(): Promise<void>;
}

/** Way that an event arrives. */
export interface Telling {
  readonly payment?: Payment | null;
  readonly db?: Firestore;
  readonly method?: string;
  readonly signature?: string;
  readonly body?: string;
}

/** Starts a card provider with a folder of its own, erased when it stops. */
export async function startBank(): Promise<LocalPayments> {
  const dataDir = await mkdtemp(join(tmpdir(), "carnation-payment-"));
  const bank = await startLocalPayments({ dataDir, port: 0 });
  const stop = async (): Promise<void> => {
    await bank.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...bank, stop };
}

/** Opens a card provider with one plan, which is taken in. */
export async function openPaymentWorld(db: Firestore, started?: LocalPayments): Promise<PaymentWorld> {
  const bank = started ?? (await startBank());
  const payment = await openPayment({
    key: bank.key,
    webhookSecret: bank.webhookSecret,
    local: { host: "127.0.0.1", port: bank.port },
    tax: { kind: "none" },
    origins: ["https://app.example.org"],
  });
  const { stripe } = payment;
  await stripe.products.create({ id: PLAN, name: "Essentiel", metadata: { position: "1" } });
  const priceOf = async (interval: "month" | "year", unit_amount: number, trial?: number) => {
    const recurring = { interval, ...(trial !== undefined && { trial_period_days: trial }) };
    return (await stripe.prices.create({ product: PLAN, currency: "eur", unit_amount, recurring })).id;
  };
  const prices = {
    month: await priceOf("month", 3900),
    trial: await priceOf("month", 3900, 14),
    year: await priceOf("year", 39_000),
  };
  await syncPlans({ db }, payment);
  const refunds = new Map<string, number>();
  let latest: string | undefined;
  const world: PaymentWorld = {
    db,
    bank,
    payment,
    prices,
    refunds,
    async refund(invoice, amount) {
      const { data } = await stripe.invoicePayments.list({ invoice });
      await stripe.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent), amount });
      refunds.set(invoice, (refunds.get(invoice) ?? 0) + amount);
    },
    local: (path, fields = {}) =>
      fetch(`${bank.url}/v1/local/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${bank.key}` },
        body: new URLSearchParams(fields),
      }),
    async news() {
      const after = latest === undefined ? {} : { ending_before: latest };
      const { data, has_more } = await stripe.events.list({ limit: 100, ...after });
      if (has_more && latest !== undefined) throw new Error("More news than one page holds");
      latest = data[0]?.id ?? latest;
      return data.toReversed();
    },
    async tell(event, { payment: with_ = payment, db: into = db, method = "POST", signature, body } = {}) {
      const payload = JSON.stringify(event);
      const { status } = await receiveWebhook(
        { db: into },
        with_,
        {
          method,
          signature:
            signature ?? stripe.webhooks.generateTestHeaderString({ payload, secret: bank.webhookSecret }),
          body: new TextEncoder().encode(body ?? payload),
        },
        mailNotices(into),
      );
      return status;
    },
    async addProfessional(uid) {
      await db
        .doc(documentPaths.user(uid))
        .set({ email: `${uid}@test.example`, firstname: uid, role: "customer", active: true });
      const { id } = await stripe.customers.create({ email: `${uid}@test.example`, metadata: { uid } });
      await keepCustomer(db, uid, id);
      return id;
    },
    stop: () => bank.stop(),
  };
  await world.news();
  return world;
}

/** Gives what is stored of an account: what `expectedOf` says of the provider, once everything is taken in. */
export async function storedOf({ db }: PaymentWorld, uid: string) {
  const [subscriptions, invoices, billing, totals] = await Promise.all([
    db.collection(documentPaths.subscriptions(uid)).get(),
    db.collection(documentPaths.invoices()).where("customer", "==", documentPaths.user(uid)).get(),
    db.doc(documentPaths.billing(uid)).get(),
    db.doc(documentPaths.userTotals(uid)).get(),
  ]);
  return {
    subscriptions: byId(subscriptions.docs.map((stored) => parseSubscription(stored.id, stored.data()))),
    invoices: byId(invoices.docs.map((stored) => parseInvoice(stored.id, stored.data()))),
    billing: billing.exists ? parseBilling(billing.data()) : null,
    counted: (totals.get("invoices_total") as number | undefined) ?? 0,
  };
}

/** Gives what the provider has of a customer now, as it is to be stored. */
export async function expectedOf(
  { payment: { stripe }, refunds }: PaymentWorld,
  uid: string,
  customer: string,
) {
  const subscriptions: Stripe.Subscription[] = [];
  const expand = SUBSCRIPTION_EXPANSIONS.map((field) => `data.${field}`);
  for await (const one of stripe.subscriptions.list({ customer, status: "all", expand }))
    subscriptions.push(one);
  const invoices = [];
  for await (const invoice of stripe.invoices.list({ customer })) {
    const kept = toInvoice({ invoice, refunded: refunds.get(invoice.id ?? "") ?? 0 }, uid);
    if (kept !== null) invoices.push(kept);
  }
  const account = await stripe.customers.retrieve(customer, { expand: CUSTOMER_EXPANSIONS });
  if (account.deleted) throw new Error("The customer is gone");
  return {
    subscriptions: byId<Subscription>(subscriptions.map(toSubscription)),
    invoices: byId(invoices),
    billing: toBilling(account, subscriptions),
    counted: invoices.length,
  };
}

function byId<T extends { readonly id: string }>(all: readonly T[]): T[] {
  return all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
