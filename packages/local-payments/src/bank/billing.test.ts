import { expect, test } from "vitest";
import { openScenario } from "../testing/scenario.ts";

const day = 86_400;

test("a first payment: the card is charged with tax, and all objects say so", async () => {
  const { stripe, checkout, subscription, events } = await openScenario();
  const session = await checkout({ client_reference_id: "demo-claire", metadata: { uid: "u" } });
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    amount_total: 4680,
    url: null,
  });
  const { id, latest_invoice } = await subscription();
  expect(await stripe.subscriptions.retrieve(id, { expand: ["items.data.price.product"] })).toMatchObject({
    status: "active",
    items: { data: [{ price: { id: "essentiel-month", product: { name: "Essentiel" } } }] },
  });
  const invoice = await stripe.invoices.retrieve(String(latest_invoice), {
    expand: ["payments.data.payment.payment_intent"],
  });
  expect(invoice).toMatchObject({
    number: "CARN-000001",
    status: "paid",
    subtotal: 3900,
    total: 4680,
    total_excluding_tax: 3900,
    total_taxes: [{ amount: 780 }],
    amount_paid: 4680,
    parent: { subscription_details: { subscription: id } },
    payments: { data: [{ status: "paid", payment: { payment_intent: { status: "succeeded" } } }] },
  });
  const told = await events();
  expect(told.slice(-6)).toEqual([
    "customer.updated",
    "invoice.finalized",
    "customer.subscription.created",
    "invoice.paid",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("a trial is charged at its end, once, and warned of three days before", async () => {
  const { checkout, advance, subscription, invoices, events } = await openScenario();
  const session = await checkout({ subscription_data: { trial_period_days: 14, metadata: { uid: "u" } } });
  expect(session).toMatchObject({ payment_status: "no_payment_required", amount_total: 0 });
  const { trial_end: end } = await subscription();
  expect(await subscription()).toMatchObject({ status: "trialing", metadata: { uid: "u" } });
  await advance({ days: 13 });
  expect(await events()).toContain("customer.subscription.trial_will_end");
  expect(await invoices()).toEqual([]);
  await advance({ days: 2 });
  await advance({ days: 1 });
  expect(await subscription()).toMatchObject({
    status: "active",
    items: { data: [{ current_period_start: end }] },
  });
  expect(await invoices()).toEqual([[4680, "paid"]]);
});

test("each period is billed once, however the clock is moved", async () => {
  const { bank, checkout, advance, invoices } = await openScenario();
  await checkout();
  await advance({ months: 3, days: 1 });
  for (let step = 0; step < 30; step++) bank.advance({ days: 1 });
  expect(await invoices()).toHaveLength(5);
});

test.each([
  [
    "declined for good",
    "4000000000000341",
    ["past_due", "past_due", "past_due", "unpaid", "canceled"],
    "uncollectible",
  ],
])("a renewal that is %s is tried again, then the subscription ends", async (_, number, statuses, last) => {
  const { checkout, advance, subscription, invoices, stripe, customer } = await openScenario();
  await checkout({}, number);
  const seen: string[] = [];
  await advance({ months: 1 });
  for (const days of [3, 5, 7, 20]) {
    seen.push((await subscription()).status);
    await advance({ days });
  }
  seen.push((await subscription()).status);
  expect(seen).toEqual(["past_due", "past_due", "past_due", "unpaid", "canceled"].slice(0, statuses.length));
  expect(await invoices()).toEqual([
    [4680, "paid"],
    [4680, last],
  ]);
  const { data } = await stripe.invoices.list({ customer, limit: 1 });
  expect(data[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
});

test("another card pays what is late, and the period stays as it was", async () => {
  const { checkout, advance, subscription, invoices, stripe, card } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1, days: 4 });
  const late = await subscription();
  expect(late.status).toBe("past_due");
  await expect(stripe.invoices.pay(String(late.latest_invoice))).rejects.toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
  });
  await card();
  await stripe.subscriptions.update(late.id, { default_payment_method: "" });
  await stripe.invoices.pay(String(late.latest_invoice));
  const paid = await subscription();
  expect(paid.status).toBe("active");
  expect(paid.items.data[0]!.current_period_end).toBe(late.items.data[0]!.current_period_end);
  expect(await invoices()).toEqual([
    [4680, "paid"],
    [4680, "paid"],
  ]);
});

test("attempts in between do not shorten the time to pay", async () => {
  const { checkout, advance, subscription, stripe } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1 });
  const { latest_invoice: invoice } = await subscription();
  const { next_payment_attempt: next } = await stripe.invoices.retrieve(String(invoice));
  for (let attempt = 0; attempt < 4; attempt++) {
    await expect(stripe.invoices.pay(String(invoice))).rejects.toMatchObject({ code: "card_declined" });
  }
  expect(await stripe.invoices.retrieve(String(invoice))).toMatchObject({
    attempt_count: 5,
    next_payment_attempt: next,
  });
  expect((await subscription()).status).toBe("past_due");
  await advance({ days: 15 });
  expect((await subscription()).status).toBe("unpaid");
});

test("a payment that fails once on purpose passes at the next attempt", async () => {
  const { checkout, advance, subscription, local, customer } = await openScenario();
  await checkout();
  await local("cards", { customer, payments: "fail_once" });
  await advance({ months: 1 });
  expect((await subscription()).status).toBe("past_due");
  await advance({ days: 3 });
  expect((await subscription()).status).toBe("active");
});

test("an end with the period is taken back, and said again", async () => {
  const { checkout, advance, subscription, stripe, invoices } = await openScenario();
  await checkout();
  const { id } = await subscription();
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(ending.items.data[0]!.current_period_end);
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await advance({ months: 1 });
  expect(await subscription()).toMatchObject({ status: "active", cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await advance({ months: 2 });
  expect(await subscription()).toMatchObject({ status: "canceled" });
  expect(await invoices()).toHaveLength(2);
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow("canceled");
});

test("a customer who ends a late subscription owes nothing for it", async () => {
  const { checkout, advance, subscription, stripe, invoices } = await openScenario();
  await checkout({}, "4000000000000341");
  await advance({ months: 1 });
  await stripe.subscriptions.cancel((await subscription()).id);
  expect(await subscription()).toMatchObject({ status: "canceled" });
  await advance({ months: 2 });
  expect(await invoices()).toEqual([
    [4680, "paid"],
    [4680, "void"],
  ]);
});

test("another plan is billed from the next period on", async () => {
  const { checkout, advance, subscription, stripe, invoices } = await openScenario();
  await checkout();
  const { id, items } = await subscription();
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: "pro-year" }],
    proration_behavior: "none",
  });
  expect((await subscription()).items.data[0]!.price.id).toBe("essentiel-month");
  await advance({ months: 1 });
  const [item] = (await subscription()).items.data;
  expect(item!.price.id).toBe("pro-year");
  expect(item!.current_period_end - item!.current_period_start).toBeGreaterThanOrEqual(365 * day);
  expect(await invoices()).toEqual([
    [4680, "paid"],
    [94_800, "paid"],
  ]);
});

const month = 4680;
test.each([
  ["once", { percent_off: 20, duration: "once" }, [3744, month, month, month]],
  [
    "for two months",
    { percent_off: 50, duration: "repeating", duration_in_months: 2 },
    [2340, 2340, month, month],
  ],
  ["for ever", { amount_off: 1500, currency: "eur", duration: "forever" }, [2880, 2880, 2880, 2880]],
  ["of more than there is", { amount_off: 9900, currency: "eur", duration: "once" }, [month, month, month]],
] as const)("a coupon %s takes off what it says, for as long", async (_, coupon, totals) => {
  const { stripe, checkout, advance, invoices } = await openScenario();
  const { id } = await stripe.coupons.create({ ...coupon });
  await checkout({ discounts: [{ coupon: id }] });
  // Who has it keeps it.
  await stripe.coupons.del(id);
  await advance({ months: 3 });
  expect((await invoices()).map(([total]) => total)).toEqual(totals);
});

test("a coupon of one payment outlasts the trial", async () => {
  const { stripe, checkout, advance, invoices } = await openScenario();
  const { id } = await stripe.coupons.create({ percent_off: 20, duration: "once" });
  await checkout({ discounts: [{ coupon: id }], subscription_data: { trial_period_days: 14 } });
  await advance({ months: 2 });
  expect((await invoices()).map(([total]) => total)).toEqual([3744, month]);
});

test("a coupon has an end and a number of uses", async () => {
  const { stripe, checkout, advance, customer } = await openScenario();
  const once = await stripe.coupons.create({ percent_off: 20, duration: "once", max_redemptions: 1 });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: "pro-month", quantity: 1 }],
    discounts: [{ coupon: once.id }],
    success_url: "http://127.0.0.1:5000/",
  });
  await checkout({ discounts: [{ coupon: once.id }] });
  expect(await stripe.coupons.retrieve(once.id)).toMatchObject({ times_redeemed: 1, valid: false });
  await expect(stripe.rawRequest("POST", `/v1/local/checkout/${session.id}/complete`, {})).rejects.toThrow(
    "discountGone",
  );
  const now = Math.floor(Date.now() / 1000);
  const brief = await stripe.coupons.create({ percent_off: 20, duration: "once", redeem_by: now + 2 * day });
  await advance({ days: 3 });
  expect(await stripe.coupons.retrieve(brief.id)).toMatchObject({ valid: false });
  await expect(checkout({ discounts: [{ coupon: brief.id }] })).rejects.toThrow("expired, used up");
});

test("a coupon for one plan takes nothing off another", async () => {
  const { stripe, checkout, advance, subscription, invoices } = await openScenario();
  const products = ["essentiel"];
  const { id } = await stripe.coupons.create({
    percent_off: 50,
    duration: "forever",
    applies_to: { products },
  });
  expect(await stripe.coupons.retrieve(id)).not.toHaveProperty("applies_to");
  expect(await stripe.coupons.retrieve(id, { expand: ["applies_to"] })).toMatchObject({
    applies_to: { products },
  });
  const everywhere = await stripe.coupons.create({ percent_off: 5, duration: "once" });
  expect(await stripe.coupons.retrieve(everywhere.id, { expand: ["applies_to"] })).not.toHaveProperty(
    "applies_to",
  );
  const pro = { line_items: [{ price: "pro-month", quantity: 1 }] };
  await expect(checkout({ ...pro, discounts: [{ coupon: id }] })).rejects.toThrow("for something else");
  await checkout({ discounts: [{ coupon: id }] });
  const { id: running, items } = await subscription();
  await stripe.subscriptions.update(running, { items: [{ id: items.data[0]!.id, price: "pro-month" }] });
  await advance({ months: 1 });
  expect(await invoices()).toEqual([
    [2340, "paid"],
    [9480, "paid"],
  ]);
});

test("a declined card leaves a session open and nothing behind", async () => {
  const { stripe, checkout, subscription, customer } = await openScenario();
  await expect(checkout({}, "4000000000000002")).rejects.toMatchObject({ type: "StripeCardError" });
  expect(await subscription()).toBeUndefined();
  const { data } = await stripe.checkout.sessions.list({ customer });
  expect(data[0]).toMatchObject({ status: "open", payment_status: "unpaid" });
});

test("a payment is given back once", async () => {
  const { stripe, checkout, subscription, events } = await openScenario();
  await checkout();
  const { latest_invoice: invoice } = await subscription();
  const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) });
  const intent = String(data[0]!.payment.payment_intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const charges = await stripe.charges.list({ payment_intent: intent });
  expect(charges.data).toMatchObject([{ amount_refunded: 4680, refunded: true }]);
  expect((await events()).filter((type) => type === "charge.refunded")).toHaveLength(2);
});

test("a session that nobody pays for expires after a day", async () => {
  const { stripe, customer, advance, events } = await openScenario();
  const { id } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: "pro-month", quantity: 1 }],
    success_url: "http://127.0.0.1:5000/",
  });
  await advance({ days: 1 });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "expired", url: null });
  expect((await events()).at(-1)).toBe("checkout.session.expired");
});
