import { documentPaths } from "@carnation/product/path";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { ensureCustomer } from "./provider/customerAccount.ts";
import { syncSubscription } from "./sync/syncSubscription.ts";
import { expectedOf, openPaymentWorld, type PaymentWorld, storedOf } from "./testing/paymentWorld.ts";
import { stories } from "./testing/stories.ts";

// How events that come late, twice or in disorder end right is asked in webhookSequences.test.ts; here are those that must
// not be believed, those that mean nothing, and readings that overtake each other.

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;

beforeAll(async () => {
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
  vi.restoreAllMocks();
});

/** An account with a subscription that is paid every month, of which nothing is taken in yet. */
async function subscriber(uid: string) {
  const customer = await world.addProfessional(uid);
  await stories["a subscription paid at once, and renewed twice"]?.[0]?.({ world, customer, uid });
  const events = await world.news();
  const { data } = await stripe.subscriptions.list({ customer });
  return { uid, customer, events, subscription: data[0]?.id ?? "" };
}

const isRemembered = async (id: string): Promise<boolean> =>
  (await world.db.doc(documentPaths.paymentEvent(id)).get()).exists;

describe("a webhook", () => {
  test("a webhook that is forged writes nothing", async () => {
    const { uid, events } = await subscriber("forged");
    const [event] = events;
    const payload = JSON.stringify(event);
    const sign = (secret: string, timestamp = Math.floor(Date.now() / 1000)): string =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const good = sign(world.bank.webhookSecret);
    const altered = payload.replace(/"livemode":\s*false/u, '"livemode":true');
    const forged: [string, Parameters<PaymentWorld["tell"]>[1]][] = [
      ["no signature", { signature: "" }],
      ["another secret", { signature: sign("whsec_other") }],
      ["an altered body", { signature: good, body: altered }],
      ["a body written anew", { signature: good, body: JSON.stringify(JSON.parse(payload), null, 1) }],
      ["ten minutes old", { signature: sign(world.bank.webhookSecret, Date.now() / 1000 - 600) }],
      ["an empty body", { signature: good, body: "" }],
    ];
    expect(altered).not.toBe(payload);
    for (const [what, how] of forged) expect([what, await world.tell(event ?? {}, how)]).toEqual([what, 400]);
    expect(await world.tell(event ?? {}, { method: "GET" })).toBe(405);
    expect(await world.tell(event ?? {}, { payment: null })).toBe(503);
    expect(await isRemembered(event?.id ?? "")).toBe(false);
    expect(await storedOf(world, uid)).toEqual({
      subscriptions: [],
      invoices: [],
      billing: null,
      counted: 0,
    });
  });

  test("a webhook believes of an event only what it is about: what it says stands with the provider", async () => {
    const { uid, customer, subscription } = await subscriber("liar");
    const event = {
      id: "evt_liar",
      type: "customer.subscription.updated",
      data: { object: { id: subscription, customer, status: "canceled", cancel_at_period_end: true } },
    };
    expect(await world.tell(event)).toBe(200);
    expect((await storedOf(world, uid)).subscriptions).toMatchObject([
      { status: "active", cancelAtPeriodEnd: false },
    ]);
  });

  test.each([
    ["an event that nobody knows", "radar.early_fraud_warning.created", { id: "issfr_1" }],
    ["an invoice to come, which has no id", "invoice.upcoming", { customer: "cus_none" }],
    [
      "a subscription that is not there",
      "customer.subscription.updated",
      { id: "sub_none", customer: "cus_none" },
    ],
    ["a customer that is not there", "customer.updated", { id: "cus_none" }],
    ["a payment of nothing", "charge.refunded", { id: "ch_1", payment_intent: null }],
    ["a checkout that expired", "checkout.session.expired", { id: "cs_1", customer: "cus_none" }],
    ["a code without a coupon", "promotion_code.updated", { id: "promo_1" }],
  ])("a webhook about %s is remembered, and that is all", async (_what, type, object) => {
    const event = { id: `evt_${type}`, type, data: { object } };
    expect(await world.tell(event)).toBe(200);
    expect(await isRemembered(event.id)).toBe(true);
    expect(await world.tell(event)).toBe(200);
  });

  test("a webhook about somebody who has no account with us writes nothing", async () => {
    const customer = await stripe.customers.create({ email: "other@test.example" });
    await stories["a subscription paid at once, and renewed twice"]?.[0]?.({
      world,
      customer: customer.id,
      uid: "nobody",
    });
    for (const event of await world.news()) expect(await world.tell(event)).toBe(200);
    expect(await storedOf(world, "nobody")).toEqual({
      subscriptions: [],
      invoices: [],
      billing: null,
      counted: 0,
    });
  });

  test("a webhook after an account was erased keeps its invoices, and brings nothing else back", async () => {
    const { uid, customer, events } = await subscriber("gone");
    await world.db.doc(documentPaths.user(uid)).delete();
    for (const event of events) expect(await world.tell(event)).toBe(200);
    const { invoices } = await expectedOf(world, uid, customer);
    expect(await storedOf(world, uid)).toEqual({ subscriptions: [], invoices, billing: null, counted: 0 });
    expect((await world.db.doc(documentPaths.user(uid)).get()).exists).toBe(false);
  });

  test("a webhook about a dispute tells the operator, and what is lost counts as given back", async () => {
    const { uid, events } = await subscriber("disputed");
    for (const event of events) expect(await world.tell(event)).toBe(200);
    const [charge] = (await stripe.charges.list({ limit: 1 })).data;
    const refundedNow = async () =>
      (await storedOf(world, uid)).invoices.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
    vi.mocked(logger.error).mockClear();
    const { id } = (await (await world.local("disputes", { charge: charge!.id })).json()) as { id: string };
    for (const event of await world.news()) expect(await world.tell(event)).toBe(200);
    expect(logger.error).toHaveBeenCalledWith("A payment is disputed", {
      dispute: id,
      payment: charge!.payment_intent,
    });
    expect(await refundedNow()).toBe(0);
    await stripe.disputes.close(id);
    const closed = await world.news();
    expect(closed.map(({ type }) => type)).toEqual(["charge.dispute.closed"]);
    for (const event of [...closed, ...closed]) expect(await world.tell(event)).toBe(200);
    expect(await refundedNow()).toBe(charge!.amount);
  });

  test("a webhook about a dispute that is won takes nothing back", async () => {
    const { uid, events } = await subscriber("won");
    for (const event of events) expect(await world.tell(event)).toBe(200);
    const [charge] = (await stripe.charges.list({ limit: 1 })).data;
    const { id } = (await (await world.local("disputes", { charge: charge!.id })).json()) as { id: string };
    await world.local(`disputes/${id}/decide`, { status: "won" });
    for (const event of await world.news()) expect(await world.tell(event)).toBe(200);
    const { invoices } = await storedOf(world, uid);
    expect(invoices.map(({ amountRefunded }) => amountRefunded)).toEqual(invoices.map(() => 0));
  });

  test("a webhook about a deleted customer ends the subscription and takes the card away, whatever comes first", async () => {
    const { uid, customer, events } = await subscriber("deleted");
    for (const event of events) expect(await world.tell(event)).toBe(200);
    expect((await storedOf(world, uid)).billing).not.toBeNull();
    await stripe.customers.del(customer);
    const news = await world.news();
    const deleted = news.find(({ type }) => type === "customer.deleted")!;
    expect(await world.tell(deleted)).toBe(200);
    const stored = await storedOf(world, uid);
    expect(stored.billing).toBeNull();
    expect(stored.subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    for (const event of [...news, ...events]) expect(await world.tell(event)).toBe(200);
    expect((await storedOf(world, uid)).billing).toBeNull();
    // The next payment page makes another customer, whose billing the late news of the first do not touch.
    const next = await ensureCustomer(world.db, stripe, uid);
    expect(next).not.toBe(customer);
    await world.db.doc(documentPaths.billing(uid)).set({ name: "Nouveau" });
    expect(await world.tell({ ...deleted, id: "evt_deleted_again" })).toBe(200);
    expect((await world.db.doc(documentPaths.billing(uid)).get()).exists).toBe(true);
  });

  test("a webhook finds the account of a customer that was made just before the server was killed", async () => {
    const { uid, customer, events, subscription } = await subscriber("half");
    await world.db.doc(documentPaths.paymentAccount(uid)).delete();
    await world.db.doc(documentPaths.paymentObject(customer)).delete();
    for (const event of events) expect(await world.tell(event)).toBe(200);
    expect(await storedOf(world, uid)).toEqual(await expectedOf(world, uid, customer));
    const kept = await world.db.doc(documentPaths.paymentAccount(uid)).get();
    expect(kept.get("customer")).toBe(customer);
    expect(subscription).not.toBe("");
  });

  test("a webhook tells once that a trial ends, and not to who has ended it already", async () => {
    const mailsTo = async (uid: string): Promise<unknown[]> => {
      const { docs } = await world.db.collection(documentPaths.mails()).where("uid", "==", uid).get();
      return docs.map((mail) => mail.get("kind"));
    };
    const trial = stories["a trial that becomes a subscription"] ?? [];
    for (const [uid, cancels] of [
      ["warned", false],
      ["leaving", true],
    ] as const) {
      const customer = await world.addProfessional(uid);
      await trial[0]?.({ world, customer, uid });
      const { data } = await stripe.subscriptions.list({ customer });
      if (cancels) await stripe.subscriptions.update(data[0]?.id ?? "", { cancel_at_period_end: true });
      await trial[1]?.({ world, customer, uid });
      const events = await world.news();
      for (const event of [...events, ...events]) expect(await world.tell(event)).toBe(200);
      const warned = await mailsTo(uid);
      expect(warned).toEqual(cancels ? [] : ["trial-will-end"]);
    }
  });
});

describe("an offer of the provider", () => {
  test("an offer of the provider comes and goes with its events", async () => {
    const product = await stripe.products.create({ id: "pro", name: "Pro", metadata: { position: "2" } });
    const price = await stripe.prices.create({
      product: product.id,
      currency: "eur",
      unit_amount: 7900,
      recurring: { interval: "month" },
    });
    await stripe.coupons.create({ id: "ETE", percent_off: 20, duration: "once" });
    for (const event of (await world.news()).toReversed()) expect(await world.tell(event)).toBe(200);
    const at = async (path: string) => (await world.db.doc(path).get()).data();
    expect(await at(documentPaths.plan("pro"))).toMatchObject({ name: "Pro", active: true });
    expect(await at(documentPaths.planPrice("pro", price.id))).toMatchObject({
      unit_amount: 7900,
      active: true,
    });
    expect(await at(documentPaths.coupon("ETE"))).toMatchObject({ name: "ETE", percent_off: 20 });
    await stripe.prices.update(price.id, { active: false });
    await stripe.products.update("pro", { active: false });
    await stripe.coupons.del("ETE");
    const events = await world.news();
    for (const event of [...events, ...events.toReversed()]) expect(await world.tell(event)).toBe(200);
    expect(await at(documentPaths.plan("pro"))).toMatchObject({ active: false });
    expect(await at(documentPaths.planPrice("pro", price.id))).toMatchObject({ active: false });
    expect(await at(documentPaths.coupon("ETE"))).toBeUndefined();
  });
});

test("a coupon counts how often it was used, which only those who use it tell", async () => {
  await stripe.coupons.create({ id: "BIENVENUE", percent_off: 20, duration: "once" });
  for (const event of await world.news()) await world.tell(event);
  const customer = await world.addProfessional("reduite");
  const discounts = [{ coupon: "BIENVENUE" }];
  const items = [{ price: world.prices.month }];
  await stripe.subscriptions.create({ customer, items, trial_period_days: 14, discounts });
  await world.news();
  const used = async () =>
    (await world.db.doc(documentPaths.coupon("BIENVENUE")).get()).get("times_redeemed") as unknown;
  expect(await used()).toBe(0);
  const object = { id: "di_1", customer, source: { type: "coupon", coupon: "BIENVENUE" } };
  expect(await world.tell({ id: "evt_di", type: "customer.discount.created", data: { object } })).toBe(200);
  expect(await used()).toBe(1);
});

describe("readings that overtake each other", () => {
  /** The provider, whose answer about subscriptions waits on its way until it is let go. */
  function slowProvider() {
    const asked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    let first = true;
    const subscriptions = new Proxy(stripe.subscriptions, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== "retrieve") return value;
        return async (...args: Parameters<typeof stripe.subscriptions.retrieve>) => {
          const answer = await target.retrieve(...args);
          if (first) {
            first = false;
            asked.resolve();
            await free.promise;
          }
          return answer;
        };
      },
    });
    const slow = new Proxy(stripe, {
      get: (target, name) =>
        name === "subscriptions" ? subscriptions : (Reflect.get(target, name) as unknown),
    });
    return { slow, asked: asked.promise, letGo: () => free.resolve() };
  }

  test.each([
    ["that was changed meanwhile", true],
    ["that was changed, and taken in, meanwhile", false],
  ])("an older one never replaces a newer one: a subscription %s", async (what, isBack) => {
    const { uid, customer, subscription, events } = await subscriber(`slow-${what.length}`);
    for (const event of events) await world.tell(event);
    const { slow, asked, letGo } = slowProvider();
    const late = syncSubscription(world.db, slow, subscription);
    await asked;
    // Cancelled and, in one of the two, taken up again: what is stored then says what it said before.
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await syncSubscription(world.db, stripe, subscription);
    if (isBack) await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    await syncSubscription(world.db, stripe, subscription);
    letGo();
    await late;
    expect((await storedOf(world, uid)).subscriptions).toEqual(
      (await expectedOf(world, uid, customer)).subscriptions,
    );
  });
});
