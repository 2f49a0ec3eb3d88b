import { expect, test } from "vitest";
import { startLocalPayments } from "./startLocalPayments.ts";
import { stripeOf, temporaryFolder } from "./testing/openTestBank.ts";

test("keys are made once, and what was acknowledged is there after a restart", async () => {
  const dataDir = temporaryFolder();
  const first = await startLocalPayments({ dataDir, port: 0 });
  const stripe = stripeOf(first);
  const customer = await stripe.customers.create({ email: "claire@lumieredepeau.example" });
  await stripe.products.create({ id: "pro", name: "Pro", marketing_features: [{ name: "Export" }] });
  const price = await stripe.prices.create({
    product: "pro",
    currency: "eur",
    unit_amount: 7900,
    recurring: { interval: "month" },
  });
  const ask = (of: typeof stripe) =>
    of.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customer.id,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: "http://127.0.0.1:5000/ok",
      },
      { idempotencyKey: "session" },
    );
  const session = await ask(stripe);
  expect(session).toMatchObject({ status: "open", url: `${first.url}/checkout/${session.id}` });
  await first.stop();
  const second = await startLocalPayments({ dataDir, port: 0 });
  expect([second.key, second.webhookSecret]).toEqual([first.key, first.webhookSecret]);
  const again = stripeOf(second);
  // Asked again under the same key it is the same session, where the bank is now.
  expect(await ask(again)).toMatchObject({ id: session.id, url: `${second.url}/checkout/${session.id}` });
  expect(await again.customers.retrieve(customer.id)).toMatchObject({ email: customer.email });
  const prices = await again.prices.list({ product: "pro", expand: ["data.product"] });
  expect(prices.data).toMatchObject([{ id: price.id, product: { id: "pro", name: "Pro" } }]);
  await second.stop();
});
