import { parseAdminLogEntry } from "@carnation/product/account";
import { checkoutRefusals } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { renameCustomer } from "./provider/customerAccount.ts";
import {
  createPortalLink,
  deleteSubscription,
  invoiceLink,
  providerAccount,
  refreshSubscription,
} from "./paymentCalls.ts";
import { syncCustomer } from "./sync/syncCustomer.ts";
import { expectedOf, openPaymentWorld, type PaymentWorld, storedOf } from "./testing/paymentWorld.ts";
import { stories } from "./testing/stories.ts";

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let all: Backend;
const actorOf = (uid: string, role: Actor["role"] = "customer"): Actor => ({
  uid,
  role,
  active: true,
  subscribed: false,
});
const admin = actorOf("sophie", "admin");

beforeAll(async () => {
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
  all = { db: backend.admin } as Backend;
  vi.stubEnv("CARNATION_STRIPE_KEY", world.bank.key);
  vi.stubEnv("CARNATION_STRIPE_WEBHOOK_SECRET", world.bank.webhookSecret);
  vi.stubEnv("CARNATION_STRIPE_HOST", `127.0.0.1:${world.bank.port}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await world.stop();
  await backend.stop();
});

/** An account that has lived through the first steps of a story. */
async function live(uid: string, story: string, steps: number) {
  const customer = await world.addProfessional(uid);
  for (const step of (stories[story] ?? []).slice(0, steps)) await step({ world, customer, uid });
  await syncCustomer(world, stripe, uid);
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  return { uid, customer, subscription: data[0]?.id ?? "" };
}

const paid = "a subscription paid at once, and renewed twice";
const trial = "a trial that becomes a subscription";
const failed = "a renewal that fails, and is paid later";

describe("everything of a customer", () => {
  test("everything of a customer is taken in at once, and again without a change", async () => {
    const { uid, customer } = await live("whole", paid, 3);
    const stored = await storedOf(world, uid);
    expect(stored).toEqual(await expectedOf(world, uid, customer));
    expect(stored).toMatchObject({ counted: 3, billing: { card: { brand: "visa", last4: "4242" } } });
    await syncCustomer(world, stripe, uid);
    expect(await storedOf(world, uid)).toEqual(stored);
  });

  test("everything of a customer becomes the account's where the customer was made elsewhere; of nobody there is nothing", async () => {
    await world.db.doc(documentPaths.user("moved")).set({ email: "moved@test.example", active: true });
    const { id } = await stripe.customers.create({ email: "moved@test.example" });
    await stories[paid]?.[0]?.({ world, customer: id, uid: "moved" });
    await syncCustomer(world, stripe, "moved", id);
    expect(await storedOf(world, "moved")).toEqual(await expectedOf(world, "moved", id));
    await syncCustomer(world, stripe, "nobody");
    expect((await storedOf(world, "nobody")).billing).toBeNull();
  });
});

describe("createportallink", () => {
  const returnUrl = "http://127.0.0.1:5000/user/billing";

  test("createportallink opens the portal of the account's customer", async () => {
    const { uid } = await live("portal", paid, 1);
    const { url } = await createPortalLink(all, actorOf(uid), { returnUrl });
    expect(url.startsWith(`${world.bank.url}/portal/`)).toBe(true);
  });

  test("createportallink is refused before the first payment page, and with another's page as the way back", async () => {
    await world.db.doc(documentPaths.user("new")).set({ email: "new@test.example", active: true });
    await expect(createPortalLink(all, actorOf("new"), { returnUrl })).rejects.toMatchObject({
      code: "refused",
      message: checkoutRefusals.noCustomer,
    });
    const elsewhere = { returnUrl: "https://attacker.example/" };
    await expect(createPortalLink(all, actorOf("new"), elsewhere)).rejects.toMatchObject({
      code: "invalid-argument",
    });
    await expect(createPortalLink(all, actorOf("new"), {})).rejects.toMatchObject({
      code: "invalid-argument",
    });
  });
});

test("an account whose customer was deleted with the provider opens no portal, and may still change its address", async () => {
  const { uid, customer } = await live("unknown-there", paid, 1);
  await stripe.customers.del(customer);
  const returnUrl = "http://127.0.0.1:5000/user/billing";
  await expect(createPortalLink(all, actorOf(uid), { returnUrl })).rejects.toMatchObject({
    code: "refused",
    message: checkoutRefusals.noCustomer,
  });
  await expect(renameCustomer(world.db, stripe, uid, "autre@test.example")).resolves.toBeUndefined();
});

describe("deletesubscription", () => {
  test.each([
    ["what is paid for", paid, 1, { status: "active", cancelAtPeriodEnd: true }],
    ["a trial", trial, 1, { status: "trialing", cancelAtPeriodEnd: true }],
    ["nothing, at once, where a payment is awaited", failed, 3, { status: "canceled" }],
  ])("deletesubscription ends with %s, and again changes nothing", async (what, story, steps, expected) => {
    const { uid, subscription } = await live(`end-${what.length}`, story, steps);
    expect(await deleteSubscription(all, actorOf(uid), { id: subscription })).toEqual({ id: subscription });
    const stored = await storedOf(world, uid);
    expect(stored.subscriptions).toMatchObject([expected]);
    await deleteSubscription(all, actorOf(uid), { id: subscription });
    expect(await storedOf(world, uid)).toEqual(stored);
  });

  test("deletesubscription is for whose it is, and for an administrator", async () => {
    const { uid, subscription } = await live("guarded", paid, 1);
    await expect(deleteSubscription(all, actorOf("other"), { id: subscription })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await expect(
      deleteSubscription(all, { ...actorOf(uid), active: false }, { id: subscription }),
    ).rejects.toMatchObject({ code: "account-disabled" });
    await expect(deleteSubscription(all, admin, { id: "sub_none" })).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await storedOf(world, uid)).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
    await backend.admin.doc(documentPaths.user("sophie")).set({ role: "admin", active: true });
    await deleteSubscription(all, admin, { id: subscription });
    await deleteSubscription(all, admin, { id: subscription });
    expect((await storedOf(world, uid)).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
    // What was ended once is logged once, and nothing of what somebody ends for themselves.
    const { docs } = await backend.admin.collection(documentPaths.adminLog()).get();
    expect(docs.map((entry) => parseAdminLogEntry(entry.id, entry.data()))).toMatchObject([
      { by: "sophie", action: "deletesubscription", target: `users/${uid}` },
    ]);
  });
});

describe("refreshsubscription", () => {
  test("refreshsubscription knows of a payment before the provider has told of it", async () => {
    const customer = await world.addProfessional("waiting");
    expect(await refreshSubscription(all, actorOf("waiting"))).toEqual({ current: false });
    await stories[paid]?.[0]?.({ world, customer, uid: "waiting" });
    expect(await refreshSubscription(all, actorOf("waiting"))).toEqual({ current: true });
    expect((await storedOf(world, "waiting")).subscriptions).toMatchObject([{ status: "active" }]);
    expect(await refreshSubscription(all, actorOf("nobody"))).toEqual({ current: false });
  });
});

describe("invoicelink", () => {
  test("invoicelink gives a PDF to whom it concerns", async () => {
    const { uid } = await live("invoiced", paid, 1);
    const [invoice] = (await storedOf(world, uid)).invoices;
    const id = invoice?.id ?? "";
    const { url } = await invoiceLink(all, actorOf(uid), { id });
    expect(url.startsWith(world.bank.url)).toBe(true);
    expect(await invoiceLink(all, admin, { id })).toEqual({ url });
    await expect(invoiceLink(all, actorOf("other"), { id })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await expect(invoiceLink(all, actorOf(uid), { id: "in_none" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("provideraccount", () => {
  test("provideraccount leads an administrator to a professional's own page at the provider, and nobody else", async () => {
    const { uid, customer } = await live("known", paid, 1);
    const { url } = await providerAccount(all, admin, { uid });
    expect(new URL(url).hash).toBe(`#${customer}`);
    expect(await (await fetch(url)).text()).toContain(`id="${customer}"`);
    await expect(providerAccount(all, actorOf(uid), { uid })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await expect(providerAccount(all, admin, { uid: "never-paid" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

test("every payment call says that there is no provider where there is none", async () => {
  vi.stubEnv("CARNATION_STRIPE_KEY", "");
  const unimplemented = { code: "unimplemented" };
  const claire = actorOf("claire");
  const page = { returnUrl: "http://127.0.0.1:5000/" };
  await expect(createPortalLink(all, claire, page)).rejects.toMatchObject(unimplemented);
  await expect(deleteSubscription(all, claire, { id: "sub_1" })).rejects.toMatchObject(unimplemented);
  await expect(refreshSubscription(all, claire)).rejects.toMatchObject(unimplemented);
});
