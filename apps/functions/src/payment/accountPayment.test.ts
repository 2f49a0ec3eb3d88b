import { documentPaths } from "@carnation/product/path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { accountPayment } from "./accountPayment.ts";
import { openPaymentWorld, type PaymentWorld } from "./testing/paymentWorld.ts";

let backend: TestBackend;
let world: PaymentWorld;

beforeAll(async () => {
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
});

const changes = () =>
  accountPayment(
    () => ({ db: world.db }),
    () => Promise.resolve(world.payment),
  );

/** A professional whose trial has begun. */
async function subscribed(uid: string): Promise<{ customer: string; subscription: string }> {
  const customer = await world.addProfessional(uid);
  const { stripe } = world.payment;
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: world.prices.month }],
    trial_period_days: 14,
  });
  return { customer, subscription: id };
}

test("an account that leaves is paid to the end of its period, and no further", async () => {
  const { subscription } = await subscribed("sortante");
  await changes().endSubscriptions("sortante");
  await changes().endSubscriptions("sortante");
  const told = await world.payment.stripe.subscriptions.retrieve(subscription);
  expect(told.status).toBe("trialing");
  expect(told.cancel_at_period_end || told.cancel_at !== null).toBe(true);
});

test("the subscription of an account that is erased ends now, and what is told later is nobody's", async () => {
  const { subscription, customer } = await subscribed("effacee");
  await world.news();
  await changes().forgetAccount("effacee");
  expect((await world.payment.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  await world.db.recursiveDelete(world.db.doc(documentPaths.user("effacee")));
  for (const event of await world.news()) expect(await world.tell(event)).toBe(200);
  expect(await world.db.doc(documentPaths.user("effacee")).listCollections()).toEqual([]);
  expect((await world.db.doc(documentPaths.paymentObject(customer)).get()).get("uid")).toBeUndefined();
  await changes().forgetAccount("effacee");
});

test("the provider writes to the address that somebody signs in with; who never paid is not known there", async () => {
  const { customer } = await subscribed("claire");
  await changes().changeEmail("claire", "neuve@test.example");
  expect(await world.payment.stripe.customers.retrieve(customer)).toMatchObject({
    email: "neuve@test.example",
  });
  await backend.addUser("gratuite");
  const without = accountPayment(
    () => ({ db: world.db }),
    () => Promise.resolve(null),
  );
  for (const asked of [changes(), without]) {
    await asked.changeEmail("gratuite", "neuve@test.example");
    await asked.endSubscriptions("gratuite");
    await asked.forgetAccount("gratuite");
  }
  // One that paid waits until there is a provider again: it is not erased while its card is debited.
  await expect(without.forgetAccount("claire")).rejects.toThrow("not configured");
});
