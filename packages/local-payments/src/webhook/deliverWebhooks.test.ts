import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { startLocalPayments } from "../startLocalPayments.ts";
import { openTestBank, stripeOf, temporaryFolder } from "../testing/openTestBank.ts";
import { openWebhookReceiver } from "../testing/webhookReceiver.ts";

test("events arrive signed, whatever the simulated clock says, and only from the address on", async () => {
  const { bank, stripe } = await openTestBank();
  await stripe.customers.create({ name: "Avant" });
  const { url, received, types } = await openWebhookReceiver();
  bank.setWebhook(url);
  bank.advance({ months: 6 });
  await stripe.customers.create({ name: "Après" });
  await bank.idle();
  expect(types()).toEqual(["customer.created"]);
  const [{ body, signature }] = received as [{ body: string; signature: string }];
  const event = stripe.webhooks.constructEvent(body, signature, bank.webhookSecret);
  expect(event.data.object).toMatchObject({ name: "Après" });
  expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow("signature");
});

test.each([
  ["refused", 500],
  ["cut off", 0],
  ["sent elsewhere", 302],
])("an event that was %s is sent again until it is taken", async (_, status) => {
  const { bank, stripe } = await openTestBank();
  const { url, received } = await openWebhookReceiver((_received, place) => (place === 0 ? status : 200));
  bank.setWebhook(url);
  await stripe.customers.create({});
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 });
  await bank.idle();
  expect(received[1]!.body).toBe(received[0]!.body);
});

test("waiting events are kept over a restart, and go to the new address at once", async () => {
  const dataDir = temporaryFolder();
  const first = await startLocalPayments({ dataDir, port: 0, webhook: "http://127.0.0.1:1/nobody" });
  await stripeOf(first).customers.create({});
  await first.idle();
  await first.stop();
  const { url, types } = await openWebhookReceiver();
  const second = await startLocalPayments({ dataDir, port: 0 });
  second.setWebhook(url);
  await second.idle();
  expect(types()).toEqual(["customer.created"]);
  await second.stop();
});

test("a stop does not wait for a receiver that never answers", async () => {
  const dataDir = temporaryFolder();
  const { url, received } = await openWebhookReceiver(() => 200);
  const bank = await startLocalPayments({ dataDir, port: 0, webhook: url });
  await stripeOf(bank).customers.create({});
  await bank.stop();
  const again = await startLocalPayments({ dataDir, port: 0 });
  await again.idle();
  expect(received.length).toBeGreaterThanOrEqual(1);
  await again.stop();
});

test("a disk that fails is told, and nothing ends: what waits is delivered once it works again", async () => {
  const problems: unknown[] = [];
  const { url, received } = await openWebhookReceiver();
  const dataDir = temporaryFolder();
  const bank = await startLocalPayments({
    dataDir,
    port: 0,
    webhook: url,
    onProblem: (error) => problems.push(error),
  });
  const other = new DatabaseSync(join(dataDir, "payments.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const refused = stripeOf(bank).customers.create({});
  await expect(refused).rejects.toMatchObject({ type: "StripeAPIError" });
  other.exec("COMMIT");
  other.close();
  await stripeOf(bank).customers.create({});
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
  expect(problems).toHaveLength(1);
  await bank.stop();
});
