import { checkoutRefusals, newCheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { createSession } from "./createSession.ts";
import { openCheckout } from "./openCheckout.ts";
import { openPaymentWorld, type PaymentWorld } from "./testing/paymentWorld.ts";
import { validateCheckoutRequest } from "./validateCheckoutRequest.ts";

// One payment page is open at a time (docs/decisions/051): at its limits, cut off, repeated and out of order.

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let count = 0;
const page = "https://app.example.org/profile/subscription";
const SECOND = 1000;
const ANSWER_SECONDS = 600;

beforeAll(async () => {
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
  vi.restoreAllMocks();
});

async function addAccount(): Promise<string> {
  const uid = `limit${(count += 1)}`;
  const profile = { email: `${uid}@test.example`, company: "Institut", role: "customer", active: true };
  await world.db.doc(documentPaths.user(uid)).set(profile);
  return uid;
}

async function write(uid: string, price = world.prices.month): Promise<string> {
  const id = `ask${(count += 1)}`;
  await world.db.doc(documentPaths.checkoutSession(uid, id)).set(newCheckoutSession(uid, price, page));
  return id;
}

const answerOf = async (uid: string, id: string) =>
  parseCheckoutSession(id, (await world.db.doc(documentPaths.checkoutSession(uid, id)).get()).data());

/** Delivers a request that was written some seconds ago. */
async function open(uid: string, id: string, age = 0) {
  await openCheckout(world, world.payment, { uid, id, time: new Date(Date.now() - age * SECOND) });
  return answerOf(uid, id);
}

const pay = async (session: string | null): Promise<number> =>
  (await world.local(`checkout/${session}/complete`)).status;

const customerOf = async (uid: string): Promise<string> =>
  String((await world.db.doc(documentPaths.paymentAccount(uid)).get()).get("customer"));

test("a payment page is opened until ten minutes after it was asked for, and not later", async () => {
  const uid = await addAccount();
  const [inTime, late] = [await write(uid), await write(uid)];
  expect((await open(uid, inTime, ANSWER_SECONDS - 30)).sessionId).not.toBeNull();
  expect((await open(uid, late, ANSWER_SECONDS + 1)).error).toBe(checkoutRefusals.tooLate);
});

test("a request that is delivered again after the page was paid opens no second one", async () => {
  const uid = await addAccount();
  const id = await write(uid);
  const { sessionId } = await open(uid, id);
  expect(await pay(sessionId)).toBe(200);
  expect((await open(uid, id)).sessionId).toBe(sessionId);
  const { data } = await stripe.checkout.sessions.list({ customer: await customerOf(uid) });
  expect(data).toHaveLength(1);
});

test("a page that expired in that second is closed, and another one can be had", async () => {
  const uid = await addAccount();
  const { sessionId } = await open(uid, await write(uid));
  const { expires_at } = await stripe.checkout.sessions.retrieve(String(sessionId));
  world.bank.advance({ days: Math.ceil((expires_at - Date.now() / SECOND) / 86_400) });
  expect(await pay(sessionId)).not.toBe(200);
  const next = await open(uid, await write(uid));
  expect(await pay(next.sessionId)).toBe(200);
});

test("a request whose account got a coupon since the server was killed opens another page, with it", async () => {
  const uid = await addAccount();
  const id = await write(uid);
  const order = await validateCheckoutRequest(world.db, world.payment, {
    uid,
    session: await answerOf(uid, id),
  });
  const unknown = await createSession(world.payment, order, `checkout-${uid}-${id}`);
  // The account gets a coupon before the request is delivered again.
  await stripe.coupons.create({ id: `C-${uid}`, percent_off: 20, duration: "once" });
  await world.db.doc(documentPaths.user(uid)).update({ coupon: `C-${uid}` });
  const { sessionId } = await open(uid, id);
  expect(sessionId).not.toBe(unknown.sessionId);
  expect(await pay(sessionId)).toBe(200);
  const paid = await stripe.checkout.sessions.retrieve(String(sessionId));
  expect(paid.total_details?.amount_discount).toBe(780);
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid), status: "all" });
  expect(data).toHaveLength(1);
});

test("a request that comes after a subscription was made elsewhere opens no page", async () => {
  const uid = await addAccount();
  const id = await write(uid);
  const customer = await (async () => {
    await validateCheckoutRequest(world.db, world.payment, { uid, session: await answerOf(uid, id) });
    return customerOf(uid);
  })();
  await stripe.subscriptions.create({
    customer,
    items: [{ price: world.prices.month }],
    trial_period_days: 1,
  });
  expect((await open(uid, id)).error).toBe(checkoutRefusals.alreadySubscribed);
});

test("a failed payment is mailed once however often it is told, and not after it was paid", async () => {
  const mailsTo = async (uid: string): Promise<number> => {
    const mails = await world.db.collection(documentPaths.mails()).where("uid", "==", uid).get();
    return mails.docs.filter((mail) => mail.get("kind") === "payment-failed").length;
  };
  for (const isPaid of [false, true]) {
    const uid = `failed-${isPaid}`;
    const customer = await world.addProfessional(uid);
    await world.local("payment_methods", { customer });
    await stripe.subscriptions.create({ customer, items: [{ price: world.prices.month }] });
    await world.local("cards", { customer, payments: "fail" });
    world.bank.advance({ months: 1, days: 1 });
    if (isPaid) {
      await world.local("cards", { customer, payments: "work" });
      const { data } = await stripe.invoices.list({ customer, status: "open" });
      await stripe.invoices.pay(String(data[0]!.id));
    }
    const events = (await world.news()).filter(({ type }) => type === "invoice.payment_failed");
    const ofCustomer = events.filter(
      ({ data }) => (data.object as { customer: string }).customer === customer,
    );
    for (const event of [...ofCustomer, ...ofCustomer]) expect(await world.tell(event)).toBe(200);
    expect([isPaid, ofCustomer.length, await mailsTo(uid)]).toEqual([isPaid, 1, isPaid ? 0 : 1]);
  }
});
