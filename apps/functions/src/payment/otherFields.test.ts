import { documentPaths } from "@carnation/product/path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { openPaymentWorld, type PaymentWorld, PLAN } from "./testing/paymentWorld.ts";
import { stories } from "./testing/stories.ts";
import { syncCustomer } from "./sync/syncCustomer.ts";
import { syncPlans } from "./sync/syncPlans.ts";

let backend: TestBackend;
let world: PaymentWorld;
let customer: string;

beforeAll(async () => {
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  customer = await world.addProfessional("claire");
  const coupon = { id: "BIENVENUE", percent_off: 20, duration: "once" } as const;
  await world.payment.stripe.coupons.create(coupon);
  for (const step of stories["a subscription paid at once, and renewed twice"] ?? []) {
    await step({ world, customer, uid: "claire" });
  }
  await syncPlans({ db: backend.admin }, world.payment);
  await syncCustomer({ db: backend.admin }, world.payment.stripe, "claire");
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
});

test("fields of another system beside plans, prices, coupons, subscriptions, invoices and billing stays", async () => {
  const { admin } = backend;
  const first = async (path: string) => (await admin.collection(path).limit(1).get()).docs[0]!.ref;
  const documents = [
    admin.doc(documentPaths.plan(PLAN)),
    await first(documentPaths.planPrices(PLAN)),
    admin.doc(documentPaths.coupon("BIENVENUE")),
    await first(documentPaths.subscriptions("claire")),
    await first(documentPaths.invoices()),
    admin.doc(documentPaths.billing("claire")),
  ];
  const other = { legacy: { id: 7 }, metadata: { firebaseUID: "claire" } };
  for (const document of documents) await document.set(other, { merge: true });
  const before = await admin.getAll(...documents);
  await syncPlans({ db: admin }, world.payment);
  await syncCustomer({ db: admin }, world.payment.stripe, "claire");
  const after = await admin.getAll(...documents);
  for (const [index, stored] of after.entries()) {
    expect(stored.data()).toMatchObject(other);
    expect(stored.data()).toEqual(before[index]?.data());
  }
});
