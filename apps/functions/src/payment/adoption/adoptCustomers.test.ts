import { checkoutRefusals, newCheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import { isCurrentSubscription, parseSubscription } from "@carnation/product/subscription";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { accountPayment } from "../accountPayment.ts";
import { openCheckout } from "../openCheckout.ts";
import { openPaymentWorld, type PaymentWorld, storedOf } from "../testing/paymentWorld.ts";
import {
  extensionCustomer,
  type ExtensionCollection,
  extensionSubscription,
} from "../testing/stripeExtension.ts";
import type { AdoptedAccount } from "./adoptAccount.ts";
import { adoptCustomers } from "./adoptCustomers.ts";

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let count = 0;
const collections: readonly ExtensionCollection[] = ["customers", "users"];

beforeAll(async () => {
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
});

async function addAccount(): Promise<{ uid: string; email: string }> {
  const uid = `pro${(count += 1)}`;
  const email = `${uid}@test.example`;
  await world.db.doc(documentPaths.user(uid)).set({ email, role: "customer", active: true });
  return { uid, email };
}

/** A subscriber of the extension: an account that pays every month. */
async function subscriber(collection: ExtensionCollection) {
  const { uid, email } = await addAccount();
  const customer = await extensionCustomer(world, collection, uid, email);
  await world.local("payment_methods", { customer });
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: world.prices.month }] });
  await extensionSubscription(world, collection, uid, id);
  return { uid, email, customer, id };
}

async function run(dryRun = false) {
  const accounts = new Map<string, AdoptedAccount>();
  const failures = new Map<string, unknown>();
  const summary = await adoptCustomers(world, stripe, {
    dryRun,
    onAccount: (account) => void accounts.set(account.uid, account),
    onFailure: (uid, error) => void failures.set(uid, error),
  });
  return { ...summary, accounts, failures };
}

async function ask(uid: string) {
  const id = `ask${(count += 1)}`;
  const document = world.db.doc(documentPaths.checkoutSession(uid, id));
  await document.set(
    newCheckoutSession(uid, world.prices.month, "https://app.example.org/user/subscription"),
  );
  await openCheckout(world, world.payment, { uid, id, time: new Date() });
  return parseCheckoutSession(id, (await document.get()).data());
}

const hasAccess = async (uid: string): Promise<boolean> => {
  const { docs } = await world.db.collection(documentPaths.subscriptions(uid)).get();
  return docs.some((stored) => isCurrentSubscription(parseSubscription(stored.id, stored.data()).status));
};

const markOf = async (customer: string): Promise<unknown> => {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted === true ? null : found.metadata;
};

async function tellNews(): Promise<void> {
  for (const event of await world.news()) expect(await world.tell(event)).toBe(200);
}

describe.each(collections)("a subscriber of the extension in %s", (collection) => {
  test("a subscriber is sold no second subscription, before anything is adopted", async () => {
    const { uid, customer } = await subscriber(collection);
    expect((await ask(uid)).error).toBe(checkoutRefusals.alreadySubscribed);
    expect((await stripe.checkout.sessions.list({ customer })).data).toEqual([]);
    const { data } = await stripe.customers.list({ email: `${uid}@test.example` });
    expect(data.map(({ id }) => id)).toEqual([customer]);
  });

  test("a subscriber who cancels at the provider loses access by the webhook alone, before anything is adopted", async () => {
    const { uid, id } = await subscriber(collection);
    await world.news();
    await stripe.subscriptions.cancel(id);
    await tellNews();
    expect(await hasAccess(uid)).toBe(false);
    expect((await storedOf(world, uid)).subscriptions).toMatchObject([{ id, status: "canceled" }]);
    expect((await ask(uid)).state).toBe("redirect");
  });

  test("a subscriber is adopted with subscriptions, invoices and billing, once; then a cancellation ends access", async () => {
    const { uid, customer, id } = await subscriber(collection);
    const foreseen = await run(true);
    expect(foreseen.accounts.get(uid)).toMatchObject({ customers: [customer], isNew: true, invoices: 0 });
    expect((await world.db.doc(documentPaths.paymentAccount(uid)).get()).exists).toBe(false);
    expect(await markOf(customer)).toEqual({ firebaseUID: uid });

    const first = await run();
    expect(first.failures).toEqual(new Map());
    expect(first.accounts.get(uid)).toMatchObject({
      customers: [customer],
      isNew: true,
      // Where it stood in the account already, nothing that decides has changed.
      subscriptions: collection === "users" ? 0 : 1,
      invoices: 1,
      unknown: [],
      refused: [],
    });
    expect(await markOf(customer)).toEqual({ firebaseUID: uid, uid });
    const stored = await storedOf(world, uid);
    expect(stored.subscriptions).toMatchObject([{ id, status: "active", price: world.prices.month }]);
    expect([stored.invoices.length, stored.counted, stored.billing === null]).toEqual([1, 1, false]);
    expect(await hasAccess(uid)).toBe(true);

    const again = await run();
    expect([again.changed, again.accounts.get(uid)]).toEqual([0, undefined]);
    expect((await storedOf(world, uid)).counted).toBe(1);
    expect((await ask(uid)).error).toBe(checkoutRefusals.alreadySubscribed);

    await world.news();
    await stripe.subscriptions.cancel(id);
    await tellNews();
    expect(await hasAccess(uid)).toBe(false);
    expect((await ask(uid)).state).toBe("redirect");
  });

  test("a subscriber who cancelled while nobody listened loses access when adopted", async () => {
    const { uid, id } = await subscriber(collection);
    await stripe.subscriptions.cancel(id);
    await world.news();
    await run();
    expect(await hasAccess(uid)).toBe(false);
  });

  test("a subscriber who leaves pays no more, and the extension's record goes with the account", async () => {
    const { uid, id } = await subscriber(collection);
    const payment = accountPayment(
      () => world,
      () => Promise.resolve(world.payment),
    );
    await payment.endSubscriptions(uid);
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await payment.forgetAccount(uid);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    expect((await world.db.doc(documentPaths.extensionCustomer(uid)).get()).exists).toBe(false);
    await world.db.recursiveDelete(world.db.doc(documentPaths.user(uid)));
  });
});

describe("a customer that is found otherwise", () => {
  test.each(collections)(
    "a customer of %s that was deleted at the provider ends the access of whom it was stored for",
    async (collection) => {
      const { uid, customer, id } = await subscriber(collection);
      await world.news();
      await stripe.subscriptions.cancel(id);
      const retrieve = (asked: string, params?: Stripe.CustomerRetrieveParams) =>
        asked === customer
          ? Promise.resolve({ id: customer, object: "customer", deleted: true })
          : stripe.customers.retrieve(asked, params);
      const customers = new Proxy(stripe.customers, {
        get: (target, name) => (name === "retrieve" ? retrieve : (Reflect.get(target, name) as unknown)),
      });
      const without = new Proxy(stripe, {
        get: (target, name) => (name === "customers" ? customers : (Reflect.get(target, name) as unknown)),
      });
      for (const event of await world.news())
        expect(await world.tell(event, { payment: { ...world.payment, stripe: without } })).toBe(200);
      expect(await hasAccess(uid)).toBe(false);
      await world.db.recursiveDelete(world.db.doc(documentPaths.user(uid)));
    },
  );

  test("a customer with the extension's mark alone is adopted by the command and found by a checkout", async () => {
    const [adopted, asking] = [await addAccount(), await addAccount()];
    const ids: string[] = [];
    for (const { uid, email } of [adopted, asking]) {
      const { id: customer } = await stripe.customers.create({ email, metadata: { firebaseUID: uid } });
      await world.local("payment_methods", { customer });
      await stripe.subscriptions.create({ customer, items: [{ price: world.prices.month }] });
      ids.push(customer);
    }
    expect((await ask(asking.uid)).error).toBe(checkoutRefusals.alreadySubscribed);
    expect((await run()).accounts.get(adopted.uid)).toMatchObject({ customers: [ids[0]], subscriptions: 1 });
    expect(await hasAccess(adopted.uid)).toBe(true);
  });

  test("a customer that the product has sold a second subscription to pays with both until somebody looks: both are known and end", async () => {
    const { uid, id } = await subscriber("users");
    const second = await stripe.customers.create({ email: `${uid}@test.example`, metadata: { uid } });
    await world.db.doc(documentPaths.paymentAccount(uid)).set({ customer: second.id });
    await world.local("payment_methods", { customer: second.id });
    const { id: sold } = await stripe.subscriptions.create({
      customer: second.id,
      items: [{ price: world.prices.year }],
    });
    expect((await run()).accounts.get(uid)?.customers[0]).toBe(second.id);
    const { subscriptions } = await storedOf(world, uid);
    expect(subscriptions.map((one) => one.id).toSorted()).toEqual([id, sold].toSorted());
    const payment = accountPayment(
      () => world,
      () => Promise.resolve(world.payment),
    );
    await payment.endSubscriptions(uid);
    for (const one of [id, sold])
      expect((await stripe.subscriptions.retrieve(one)).cancel_at_period_end).toBe(true);
    expect((await run()).accounts.get(uid)).toBeUndefined();
  });

  test("a customer that bears another's mark is never taken for the account that stored it", async () => {
    const { customer, uid: theirs } = await subscriber("customers");
    const { uid } = await addAccount();
    await world.db.doc(documentPaths.user(uid)).update({ stripeId: customer });
    const { accounts } = await run();
    expect(accounts.get(uid)).toMatchObject({ customers: [], refused: [customer] });
    expect(accounts.get(theirs)).toMatchObject({ customers: [customer] });
    expect(await hasAccess(uid)).toBe(false);
    expect((await ask(uid)).state).toBe("redirect");
  });

  test("a customer without a mark is believed with the account's address, and with no other", async () => {
    const [same, other] = [await addAccount(), await addAccount()];
    const { id: known } = await stripe.customers.create({ email: same.email.toUpperCase() });
    const { id: stranger } = await stripe.customers.create({ email: "autre@test.example" });
    await world.db.doc(documentPaths.user(same.uid)).update({ stripeId: known });
    await world.db.doc(documentPaths.user(other.uid)).update({ stripeId: stranger });
    const { accounts } = await run();
    expect(accounts.get(same.uid)?.customers).toEqual([known]);
    expect(accounts.get(other.uid)).toMatchObject({ customers: [], refused: [stranger] });
  });

  test("a subscription that is stored and that the provider does not know is told, and stays", async () => {
    const { uid } = await addAccount();
    await world.db.doc(documentPaths.subscription(uid, "sub_gone")).set({ status: "active" });
    expect((await run()).accounts.get(uid)).toMatchObject({ customers: [], unknown: ["sub_gone"] });
    expect(await hasAccess(uid)).toBe(true);
  });

  test("an account that fails is told, the others go on, and the next run takes it up", async () => {
    const [one, other] = [await subscriber("users"), await subscriber("users")];
    const list = (params: Stripe.SubscriptionListParams) => {
      if (params.customer === one.customer) throw new Error("cut off");
      return stripe.subscriptions.list(params);
    };
    const subscriptions = new Proxy(stripe.subscriptions, {
      get: (target, name) => (name === "list" ? list : (Reflect.get(target, name) as unknown)),
    });
    const broken = new Proxy(stripe, {
      get: (target, name) =>
        name === "subscriptions" ? subscriptions : (Reflect.get(target, name) as unknown),
    });
    const told: string[] = [];
    const summary = await adoptCustomers(world, broken, {
      dryRun: false,
      onAccount: ({ uid }) => void told.push(uid),
      onFailure: () => undefined,
    });
    expect(summary.failed).toEqual([one.uid]);
    expect(told).toContain(other.uid);
    expect((await run()).failures.size).toBe(0);
    expect((await storedOf(world, one.uid)).counted).toBe(1);
  });
});
