import { describe, expect, test } from "vitest";
import { openScenario } from "../testing/scenario.ts";

const DAY = 86_400;
const REFUSES_LATER = "4000000000000341";

describe("a trial exactly at its limits", () => {
  test.each([
    ["shorter than the warning", 2, 0],
    ["as long as the warning", 3, 0],
    ["longer than the warning", 4, 1],
  ])("a trial that is %s is warned of within it", async (_, trial_period_days, days) => {
    const { stripe, checkout, advance, subscription } = await openScenario();
    await checkout({ subscription_data: { trial_period_days } });
    const { created } = await subscription();
    await advance({ days });
    const { data } = await stripe.events.list({ type: "customer.subscription.trial_will_end" });
    expect(data.map((event) => event.created - created)).toEqual([days * DAY]);
    await advance({ days: 1 });
    expect((await stripe.events.list({ type: "customer.subscription.trial_will_end" })).data).toHaveLength(1);
  });

  test("a trial is charged in the second of its end, not one before", async () => {
    const { checkout, advance, subscription, invoices } = await openScenario();
    await checkout({ subscription_data: { trial_period_days: 14 } });
    const end = (await subscription()).trial_end!;
    await advance({ to: end - 60 });
    expect(await invoices()).toEqual([]);
    await advance({ to: end });
    await advance({ days: 0 });
    expect(await invoices()).toEqual([[4680, "paid"]]);
  });

  test("a trial that was cancelled ends without a charge, in the second of its end", async () => {
    const { checkout, advance, subscription, invoices, stripe } = await openScenario();
    await checkout({ subscription_data: { trial_period_days: 14 } });
    const { id, trial_end: end } = await subscription();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance({ to: end! });
    expect(await subscription()).toMatchObject({ status: "canceled", ended_at: end });
    expect(await invoices()).toEqual([]);
  });

  test("a trial that is ended early and cancelled runs to the end of the period that was paid", async () => {
    const { checkout, advance, subscription, invoices, stripe } = await openScenario();
    await checkout({ subscription_data: { trial_period_days: 14 } });
    const { id } = await subscription();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(id, { trial_end: "now" });
    const running = await subscription();
    expect(running.cancel_at).toBe(running.items.data[0]!.current_period_end);
    await advance({ days: 20 });
    expect((await subscription()).status).toBe("active");
    await advance({ months: 1 });
    expect((await subscription()).status).toBe("canceled");
    expect(await invoices()).toEqual([[4680, "paid"]]);
  });
});

describe("an end exactly at its limits", () => {
  test("an end that only cancel_at says comes at that moment, and nothing is billed for it", async () => {
    const { checkout, advance, subscription, invoices, stripe } = await openScenario();
    await checkout();
    const { id, items } = await subscription();
    const end = items.data[0]!.current_period_end;
    await stripe.subscriptions.update(id, { cancel_at: end });
    await advance({ to: end - 60 });
    expect((await subscription()).status).toBe("active");
    await advance({ to: end });
    expect(await subscription()).toMatchObject({ status: "canceled", ended_at: end });
    expect(await invoices()).toHaveLength(1);
  });

  test("an end that lies behind the period is billed until then", async () => {
    const { checkout, advance, subscription, invoices, stripe } = await openScenario();
    await checkout();
    const { id, items } = await subscription();
    const end = items.data[0]!.current_period_end;
    await stripe.subscriptions.update(id, { cancel_at: end + 10 * DAY });
    await advance({ to: end });
    expect(await invoices()).toHaveLength(2);
    await advance({ to: end + 10 * DAY });
    await advance({ months: 2 });
    expect((await subscription()).status).toBe("canceled");
    expect(await invoices()).toHaveLength(2);
  });

  test("an end is refused in the past, and after the end", async () => {
    const { checkout, subscription, stripe, advance } = await openScenario();
    await checkout();
    const { id, created } = await subscription();
    await advance({ days: 1 });
    await expect(stripe.subscriptions.update(id, { cancel_at: created })).rejects.toMatchObject({
      param: "cancel_at",
    });
    await stripe.subscriptions.cancel(id);
    await expect(stripe.subscriptions.cancel(id)).rejects.toThrow("canceled");
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow("canceled");
  });
});

describe("a payment that is late, exactly at its limits", () => {
  test("a late payment is tried after 3, 5 and 7 days, in that second, and then no more", async () => {
    const { checkout, advance, subscription, stripe } = await openScenario();
    await checkout({}, REFUSES_LATER);
    let last = (await subscription()).items.data[0]!.current_period_end;
    await advance({ to: last });
    const { latest_invoice: invoice } = await subscription();
    const read = () => stripe.invoices.retrieve(String(invoice));
    for (const [attempts, days] of [
      [1, 3],
      [2, 5],
      [3, 7],
    ] as const) {
      expect(await read()).toMatchObject({
        attempt_count: attempts,
        next_payment_attempt: last + days * DAY,
      });
      last += days * DAY;
      await advance({ to: last - 60 });
      expect((await read()).attempt_count).toBe(attempts);
      await advance({ to: last });
    }
    expect(await read()).toMatchObject({ attempt_count: 4, next_payment_attempt: null, status: "open" });
    expect((await subscription()).status).toBe("unpaid");
  });

  /** A subscription whose last attempt failed, with a new card on file. */
  async function unpaid() {
    const scenario = await openScenario();
    const { checkout, advance, subscription, stripe, card } = scenario;
    await checkout({}, REFUSES_LATER);
    await advance({ months: 1, days: 15 });
    const { id, status, latest_invoice, items } = await subscription();
    expect(status).toBe("unpaid");
    await card();
    await stripe.subscriptions.update(id, { default_payment_method: "" });
    const pay = () => stripe.invoices.pay(String(latest_invoice));
    return { ...scenario, pay, end: items.data[0]!.current_period_end };
  }

  test("a late payment of an unpaid subscription is taken in its last minute", async () => {
    const { advance, subscription, pay, end } = await unpaid();
    await advance({ to: end - 60 });
    expect((await pay()).status).toBe("paid");
    await advance({ to: end });
    expect((await subscription()).status).toBe("active");
  });

  test("a late payment of an unpaid subscription is refused in the second in which that ends", async () => {
    const { advance, subscription, pay, end } = await unpaid();
    await advance({ to: end });
    await expect(pay()).rejects.toThrow("already uncollectible");
    expect(await subscription()).toMatchObject({ status: "canceled", ended_at: end });
  });

  test("a late payment of a first payment is taken for 23 hours by the API, and void then", async () => {
    const { stripe, customer, card, local, advance, invoices, subscription } = await openScenario();
    await card();
    await local("cards", { customer, payments: "fail" });
    const items = [{ price: "essentiel-month" }];
    await stripe.subscriptions.create({ customer, items, payment_behavior: "allow_incomplete" });
    const { created, latest_invoice: invoice } = await subscription();
    await advance({ to: created + 23 * 3600 - 60 });
    expect((await subscription()).status).toBe("incomplete");
    await advance({ to: created + 23 * 3600 });
    expect((await subscription()).status).toBe("incomplete_expired");
    expect(await invoices()).toEqual([[4680, "void"]]);
    await expect(stripe.invoices.pay(String(invoice))).rejects.toThrow("already void");
  });
});

describe("a refund exactly at its limit", () => {
  test("a refund gives back the last cent once, and not one more", async () => {
    const { stripe, checkout, subscription } = await openScenario();
    await checkout();
    const { latest_invoice: invoice } = await subscription();
    const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) });
    const payment_intent = String(data[0]!.payment.payment_intent);
    await expect(stripe.refunds.create({ payment_intent, amount: 4681 })).rejects.toMatchObject({
      param: "amount",
    });
    await expect(stripe.refunds.create({ payment_intent, amount: 0 })).rejects.toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ payment_intent, amount: 4679 });
    await expect(stripe.refunds.create({ payment_intent, amount: 2 })).rejects.toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ payment_intent, amount: 1 }, { idempotencyKey: "last" });
    await stripe.refunds.create({ payment_intent, amount: 1 }, { idempotencyKey: "last" });
    const charges = await stripe.charges.list({ payment_intent });
    expect(charges.data).toMatchObject([{ amount_refunded: 4680, refunded: true }]);
  });
});

describe("a payment that is repeated", () => {
  test("a repeated payment of an invoice that is paid charges nothing more", async () => {
    const { stripe, checkout, subscription, invoices } = await openScenario();
    await checkout();
    const { latest_invoice: invoice } = await subscription();
    await expect(stripe.invoices.pay(String(invoice))).rejects.toThrow("already paid");
    const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) });
    expect(data).toHaveLength(1);
    expect(await invoices()).toEqual([[4680, "paid"]]);
  });

  test("a repeated payment of a payment page that has expired in that second opens nothing", async () => {
    const { stripe, customer, advance, local, subscription } = await openScenario();
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: "pro-month", quantity: 1 }],
      success_url: "http://127.0.0.1:5000/",
    });
    await advance({ to: session.expires_at });
    await expect(local(`checkout/${session.id}/complete`)).rejects.toThrow("closed");
    expect(await subscription()).toBeUndefined();
  });
});
