import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type Stripe from "stripe";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { endSubscription, endSubscriptions } from "./endSubscriptions.ts";
import { openPaymentWorld, type PaymentWorld, storedOf } from "./testing/paymentWorld.ts";

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let count = 0;

beforeAll(async () => {
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
});

/** An account that pays every month, and its subscription. */
async function subscriber() {
  const uid = `ending${(count += 1)}`;
  const customer = await world.addProfessional(uid);
  await world.local("payment_methods", { customer });
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: world.prices.month }] });
  const read = () => stripe.subscriptions.retrieve(id);
  return { uid, customer, id, read };
}

const end = async (read: () => Promise<Stripe.Subscription>): Promise<boolean> =>
  endSubscription(world.db, stripe, await read());

/** Requests that changed a subscription since the last look. */
const changes = async (): Promise<string[]> =>
  (await world.news()).map(({ type }) => type).filter((type) => type.startsWith("customer.subscription"));

describe("ending a subscription", () => {
  test("ending a subscription ends it with the period that is paid for, once, however often it is repeated", async () => {
    const { read } = await subscriber();
    await world.news();
    expect(await end(read)).toBe(true);
    const { cancel_at, cancel_at_period_end, items, status } = await read();
    expect([cancel_at_period_end, status]).toEqual([true, "active"]);
    expect(cancel_at).toBe(items.data[0]!.current_period_end);
    expect(await changes()).toEqual(["customer.subscription.updated"]);
    expect(await end(read)).toBe(false);
    expect(await changes()).toEqual([]);
  });

  test("ending a subscription leaves one alone that only cancel_at ends, as the provider's portal says it", async () => {
    const { id, read } = await subscriber();
    const paidUntil = (await read()).items.data[0]!.current_period_end;
    await stripe.subscriptions.update(id, { cancel_at: paidUntil });
    await world.news();
    expect(await end(read)).toBe(false);
    expect(await changes()).toEqual([]);
    expect(await read()).toMatchObject({ cancel_at: paidUntil, cancel_at_period_end: false });
  });

  test("ending a subscription leaves one alone that ends before its period", async () => {
    const { id, read } = await subscriber();
    const sooner = (await read()).items.data[0]!.current_period_end - 86_400;
    await stripe.subscriptions.update(id, { cancel_at: sooner });
    expect(await end(read)).toBe(false);
    expect((await read()).cancel_at).toBe(sooner);
  });

  test("ending a subscription brings an end behind the period forward: nothing is billed for an account that left", async () => {
    const { id, read, customer } = await subscriber();
    const paidUntil = (await read()).items.data[0]!.current_period_end;
    await stripe.subscriptions.update(id, { cancel_at: paidUntil + 1 });
    expect(await end(read)).toBe(true);
    expect(await read()).toMatchObject({ cancel_at: paidUntil, cancel_at_period_end: true });
    world.bank.advance({ months: 2 });
    expect((await read()).status).toBe("canceled");
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  test("ending a subscription ends one at once that awaits a payment, and its invoice is void", async () => {
    const { id, read, customer } = await subscriber();
    await world.local("cards", { customer, payments: "fail" });
    world.bank.advance({ months: 1, days: 1 });
    expect((await read()).status).toBe("past_due");
    expect(await end(read)).toBe(true);
    const ended = await read();
    expect(ended.status).toBe("canceled");
    expect((await stripe.invoices.retrieve(String(ended.latest_invoice))).status).toBe("void");
    expect(await end(read)).toBe(false);
    expect((await stripe.subscriptions.retrieve(id)).ended_at).toBe(ended.ended_at);
  });
});

describe("ending the subscriptions of an account", () => {
  test("ending the subscriptions of an account ends every one of them after it was cut off among them", async () => {
    const { uid, customer, read } = await subscriber();
    const { id: second } = await stripe.subscriptions.create({
      customer,
      items: [{ price: world.prices.year }],
    });
    let calls = 0;
    const subscriptions = new Proxy(stripe.subscriptions, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== "update") return value;
        return (...args: Parameters<typeof target.update>) => {
          calls += 1;
          if (calls === 2) throw new Error("cut off");
          return target.update(...args);
        };
      },
    });
    const broken = new Proxy(stripe, {
      get: (target, name) =>
        name === "subscriptions" ? subscriptions : (Reflect.get(target, name) as unknown),
    });
    const cut = endSubscriptions(world, { ...world.payment, stripe: broken }, uid);
    await expect(cut).rejects.toThrow("cut off");
    await endSubscriptions(world, world.payment, uid);
    for (const told of [await read(), await stripe.subscriptions.retrieve(second)]) {
      expect(told.cancel_at_period_end).toBe(true);
    }
    const { subscriptions: stored } = await storedOf(world, uid);
    expect(stored.map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)).toEqual([true, true]);
  });

  test("ending the subscriptions of an account ends them now for an account that is erased, after they were ended with their periods", async () => {
    const { uid, read } = await subscriber();
    await endSubscriptions(world, world.payment, uid);
    await endSubscriptions(world, world.payment, uid, { now: true });
    const ended = await read();
    expect(ended.status).toBe("canceled");
    // Out of order: the milder end comes last.
    await endSubscriptions(world, world.payment, uid);
    expect((await read()).ended_at).toBe(ended.ended_at);
  });
});

test("a warning of a trial's end that comes after it is not mailed", async () => {
  const uid = "late-warning";
  const customer = await world.addProfessional(uid);
  await world.local("payment_methods", { customer });
  await stripe.subscriptions.create({
    customer,
    items: [{ price: world.prices.month }],
    trial_period_days: 14,
  });
  world.bank.advance({ days: 15 });
  const events = await world.news();
  expect(events.map(({ type }) => type)).toContain("customer.subscription.trial_will_end");
  for (const event of events.toReversed()) expect(await world.tell(event)).toBe(200);
  const mails = await world.db.collection("mails").where("uid", "==", uid).get();
  expect(mails.docs.map((mail) => String(mail.get("kind")))).not.toContain("trial-will-end");
});
