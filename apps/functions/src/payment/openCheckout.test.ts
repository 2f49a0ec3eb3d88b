import { checkoutRefusals, newCheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { createSession } from "./createSession.ts";
import { openCheckout } from "./openCheckout.ts";
import type { Payment } from "./provider/openPayment.ts";
import { validateCheckoutRequest } from "./validateCheckoutRequest.ts";
import { syncPlans } from "./sync/syncPlans.ts";
import { openPaymentWorld, type PaymentWorld, PLAN } from "./testing/paymentWorld.ts";

const page = "https://app.example.org/user/subscription";
let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let count = 0;

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

/** An account that has not paid yet. */
async function addAccount(fields: object = {}): Promise<string> {
  const uid = `pro${(count += 1)}`;
  const profile = { email: `${uid}@test.example`, company: "Institut", role: "customer", active: true };
  await world.db.doc(documentPaths.user(uid)).set({ ...profile, ...fields });
  return uid;
}

/** Writes what a professional asks for. @returns its id */
async function write(uid: string, price = world.prices.month, fields: object = {}): Promise<string> {
  const id = `ask${(count += 1)}`;
  const asked = { ...newCheckoutSession(uid, price, page), ...fields };
  await world.db.doc(documentPaths.checkoutSession(uid, id)).set(asked);
  return id;
}

const answerOf = async (uid: string, id: string) =>
  parseCheckoutSession(id, (await world.db.doc(documentPaths.checkoutSession(uid, id)).get()).data());

async function open(uid: string, id: string, payment: Payment | null = world.payment, time = new Date()) {
  await openCheckout(world, payment, { uid, id, time });
  return answerOf(uid, id);
}

const ask = async (uid: string, price?: string, fields?: object) =>
  open(uid, await write(uid, price, fields));

const pay = async (session: string | null): Promise<number> =>
  (await world.local(`checkout/${session}/complete`)).status;

const customerOf = async (uid: string): Promise<string> =>
  String((await world.db.doc(documentPaths.paymentAccount(uid)).get()).get("customer"));

const sessionsOf = async (uid: string): Promise<Stripe.Checkout.Session[]> =>
  (await stripe.checkout.sessions.list({ customer: await customerOf(uid) })).data;

describe("a payment page", () => {
  test("a payment page is opened in French, for the plan, with its trial and our own way back", async () => {
    const uid = await addAccount();
    const answer = await ask(uid, world.prices.trial);
    expect(answer).toMatchObject({ state: "redirect", error: null });
    expect(answer.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/cs_test_/u);
    expect(answer.created).toBeInstanceOf(Date);
    expect(await stripe.checkout.sessions.retrieve(answer.sessionId ?? "")).toMatchObject({
      locale: "fr",
      client_reference_id: uid,
      allow_promotion_codes: true,
      success_url: `${page}?payment=success`,
      cancel_url: `${page}?payment=canceled`,
    });
    expect(await pay(answer.sessionId)).toBe(200);
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
    expect(data).toMatchObject([{ status: "trialing", metadata: { uid } }]);
    expect(await stripe.customers.retrieve(await customerOf(uid))).toMatchObject({
      name: "Institut",
      email: `${uid}@test.example`,
      metadata: { uid },
    });
  });

  test("a payment page is answered once, however often it is delivered", async () => {
    const uid = await addAccount();
    const id = await write(uid);
    const first = await open(uid, id);
    expect(await open(uid, id)).toEqual(first);
    await Promise.all([open(uid, id), open(uid, id)]);
    expect(await answerOf(uid, id)).toEqual(first);
    expect(await sessionsOf(uid)).toHaveLength(1);
  });

  test("a payment page is the same one after the server was killed before it answered, and so is the customer", async () => {
    const uid = await addAccount();
    const id = await write(uid);
    const session = await answerOf(uid, id);
    const order = await validateCheckoutRequest(world.db, world.payment, { uid, session });
    const made = await createSession(world.payment, order, `checkout-${uid}-${id}`);
    await world.db.doc(documentPaths.paymentAccount(uid)).delete();
    expect((await open(uid, id)).sessionId).toBe(made.sessionId);
    const { data } = await stripe.customers.list({ email: `${uid}@test.example` });
    expect(data).toHaveLength(1);
  });

  test("a payment page of one tab closes that of another: nobody pays twice", async () => {
    const uid = await addAccount();
    const first = await ask(uid);
    const second = await ask(uid, world.prices.year);
    expect(await pay(first.sessionId)).not.toBe(200);
    expect(await pay(second.sessionId)).toBe(200);
    expect(await ask(uid)).toMatchObject({ state: "error", error: checkoutRefusals.alreadySubscribed });
  });

  test("a payment page is open once only when several tabs ask at the same time", async () => {
    const uid = await addAccount();
    const ids = await Promise.all([1, 2, 3, 4].map(() => write(uid)));
    await Promise.all(ids.map((id) => open(uid, id)));
    const answers = await Promise.all(ids.map((id) => answerOf(uid, id)));
    const published = answers.flatMap(({ sessionId }) => sessionId ?? []);
    const paid = await Promise.all(published.map(pay));
    expect(paid.filter((status) => status === 200)).toHaveLength(1);
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid), status: "all" });
    expect(data).toHaveLength(1);
  });

  test("a payment page gives a trial once", async () => {
    const uid = await addAccount();
    await pay((await ask(uid, world.prices.trial)).sessionId);
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
    await stripe.subscriptions.cancel(data[0]?.id ?? "");
    await pay((await ask(uid, world.prices.trial)).sessionId);
    const again = await stripe.subscriptions.list({ customer: await customerOf(uid) });
    expect(again.data).toMatchObject([{ status: "active", trial_end: null }]);
  });

  test("a payment page takes off what the account's coupon does, and is opened without one that is no longer valid", async () => {
    await stripe.coupons.create({ id: "PARTENAIRE", percent_off: 50, duration: "forever" });
    const uid = await addAccount({ coupon: "coupons/PARTENAIRE" });
    const { sessionId } = await ask(uid);
    await pay(sessionId);
    const { data } = await stripe.invoices.list({ customer: await customerOf(uid) });
    expect(data).toMatchObject([{ total_excluding_tax: 1950 }]);
    const other = await addAccount({ coupon: "coupons/ANCIEN" });
    expect(await ask(other)).toMatchObject({ state: "redirect" });
  });

  test("a payment page is opened when the provider has lost the customer and the page of before, as with another key", async () => {
    const uid = await addAccount();
    const lost = { customer: "cus_lost", sessions: ["cs_test_lost"] };
    await world.db.doc(documentPaths.paymentAccount(uid)).set(lost);
    expect(await ask(uid)).toMatchObject({ state: "redirect" });
    expect(await customerOf(uid)).not.toBe(lost.customer);
  });
});

describe("no payment page", () => {
  test.each<[what: string, fields: object, asked: object, refusal: keyof typeof checkoutRefusals]>([
    ["leads elsewhere", {}, { success_url: "https://attacker.example/?payment=success" }, "wrongAddress"],
    ["leads back elsewhere", {}, { cancel_url: "https://app.example.org.attacker.example/" }, "wrongAddress"],
    ["is for somebody else", {}, { metadata: { uid: "somebody" } }, "wrongAddress"],
    ["is for a deactivated account", { active: false }, {}, "wrongAddress"],
    ["is for a price that nobody knows", {}, { subscription: "price_none" }, "notOffered"],
  ])("%s", async (_what, fields, asked, refusal) => {
    const uid = await addAccount(fields);
    expect(await ask(uid, undefined, asked)).toMatchObject({
      state: "error",
      error: checkoutRefusals[refusal],
    });
  });

  test("no payment page sells what the provider sells beside our plans, or what is no longer sold", async () => {
    const uid = await addAccount();
    const recurring = { interval: "month" as const };
    const other = await stripe.products.create({ id: "journal", name: "Journal" });
    const cheap = { currency: "eur", unit_amount: 1, recurring };
    const { id } = await stripe.prices.create({ product: other.id, ...cheap });
    expect((await ask(uid, id)).error).toBe(checkoutRefusals.notOffered);
    const hidden = await stripe.prices.create({ product: PLAN, ...cheap });
    expect((await ask(uid, hidden.id)).error).toBe(checkoutRefusals.notOffered);
    await syncPlans(world, world.payment);
    expect((await ask(uid, hidden.id)).state).toBe("redirect");
    await stripe.prices.update(hidden.id, { active: false });
    expect((await ask(uid, hidden.id)).error).toBe(checkoutRefusals.notOffered);
  });

  test("no payment page comes while another payment is awaited", async () => {
    const uid = await addAccount();
    await pay((await ask(uid)).sessionId);
    await world.local("cards", { customer: await customerOf(uid), payments: "fail" });
    world.bank.advance({ months: 1, days: 1 });
    expect((await ask(uid)).error).toBe(checkoutRefusals.paymentDue);
  });

  test("no payment page comes when there were too many", async () => {
    const uid = await addAccount();
    const spent = { payments: new Date(Date.now() + 299_000) };
    await world.db.doc(documentPaths.allowances(uid)).set(spent);
    expect((await ask(uid)).error).toBe(checkoutRefusals.tooMany);
  });

  test("beyond the allowance is kept for the newest twenty requests: a flood does not fill the account", async () => {
    const uid = await addAccount();
    for (let index = 0; index < 24; index += 1) {
      // Nothing is left, however long the test takes.
      await world.db.doc(documentPaths.allowances(uid)).set({ payments: new Date(Date.now() + 299_000) });
      await ask(uid);
    }
    const { docs } = await world.db.collection(documentPaths.checkoutSessions(uid)).get();
    expect(docs).toHaveLength(20);
  });

  test("no payment page comes without a provider, from one that does not answer, or too late", async () => {
    const uid = await addAccount();
    const down = { ...world.payment, stripe: {} as Stripe };
    const [none, late, later] = await Promise.all([write(uid), write(uid), write(uid)]);
    expect((await open(uid, none, null)).error).toBe("Le paiement n’est pas configuré sur ce service.");
    expect((await open(uid, late, down)).error).toBe(checkoutRefusals.unavailable);
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect((await open(uid, later, world.payment, hourAgo)).error).toBe(checkoutRefusals.tooLate);
    // Refused is refused: a later delivery opens nothing.
    expect((await open(uid, late)).state).toBe("error");
  });
});
