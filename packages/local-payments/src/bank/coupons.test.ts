import { describe, expect, test } from "vitest";
import type { Coupon } from "../objects/catalog.ts";
import { openScenario } from "../testing/scenario.ts";
import { couponIsValid } from "./discounts.ts";

const MONTH = 4680;
const HALF = 2340;

describe("a coupon for one plan", () => {
  test("a coupon for one plan takes something off again when its plan is chosen again", async () => {
    const { stripe, checkout, advance, subscription, invoices } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "forever",
      applies_to: { products: ["essentiel"] },
    });
    await checkout({ discounts: [{ coupon }] });
    const { id, items } = await subscription();
    const choose = (price: string) =>
      stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price }] });
    await choose("pro-month");
    await advance({ months: 1 });
    await choose("essentiel-month");
    await advance({ months: 1 });
    expect((await invoices()).map(([total]) => total)).toEqual([HALF, 9480, HALF]);
  });

  test("a coupon for one plan of one payment waits until its plan is paid for", async () => {
    const { stripe, checkout, advance, subscription, invoices } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "once",
      applies_to: { products: ["essentiel"] },
    });
    await checkout({ discounts: [{ coupon }], subscription_data: { trial_period_days: 14 } });
    const { id, items } = await subscription();
    const choose = (price: string) =>
      stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price }] });
    await choose("pro-month");
    await advance({ days: 15 });
    await choose("essentiel-month");
    await advance({ months: 2 });
    expect((await invoices()).map(([total]) => total)).toEqual([9480, HALF, MONTH]);
  });
});

describe("a coupon exactly at its limit", () => {
  test.each([
    [-1, true],
    [0, true],
    [1, false],
  ])("a coupon %i s after redeem_by can be used: %s", (after, isValid) => {
    const coupon = { valid: true, redeem_by: 1000, max_redemptions: null, times_redeemed: 0 } as Coupon;
    expect(couponIsValid(coupon, 1000 + after)).toBe(isValid);
  });

  test("a coupon is refused when redeem_by has passed", async () => {
    const { stripe, checkout, advance } = await openScenario();
    const { now } = (await stripe.rawRequest("GET", "/v1/local/clock")) as unknown as { now: number };
    const last = now + 86_400;
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "once",
      redeem_by: last,
    });
    await advance({ to: last - 60 });
    await checkout({ discounts: [{ coupon }] });
    await advance({ to: last + 1 });
    expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ valid: false });
    await expect(checkout({ discounts: [{ coupon }] })).rejects.toThrow("expired, used up");
  });

  test("a coupon is taken as often as max_redemptions says, and not once more", async () => {
    const { stripe, checkout } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "once",
      max_redemptions: 2,
    });
    await checkout({ discounts: [{ coupon }] });
    expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ times_redeemed: 1, valid: true });
    await checkout({ discounts: [{ coupon }] });
    expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ times_redeemed: 2, valid: false });
    await expect(checkout({ discounts: [{ coupon }] })).rejects.toThrow("expired, used up");
  });

  test("a coupon is not counted by a payment that is declined", async () => {
    const { stripe, checkout } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "once",
      max_redemptions: 1,
    });
    await expect(checkout({ discounts: [{ coupon }] }, "4000000000000002")).rejects.toMatchObject({
      code: "card_declined",
    });
    expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ times_redeemed: 0, valid: true });
    await checkout({ discounts: [{ coupon }] });
  });

  test("a coupon of 100 percent asks for nothing, and for no card's answer", async () => {
    const { stripe, checkout, advance, invoices, subscription, customer, local } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({ percent_off: 100, duration: "once" });
    await local("cards", { customer, payments: "fail" });
    expect(await checkout({ discounts: [{ coupon }] })).toMatchObject({
      amount_total: 0,
      payment_status: "no_payment_required",
    });
    await local("cards", { customer, payments: "work" });
    await advance({ months: 1 });
    expect(await subscription()).toMatchObject({ status: "active" });
    expect(await invoices()).toEqual([[MONTH, "paid"]]);
  });

  test("a coupon for some months is over with the period that begins in the second of its end", async () => {
    const { stripe, checkout, advance, subscription, invoices } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({
      percent_off: 50,
      duration: "repeating",
      duration_in_months: 1,
    });
    await checkout({ discounts: [{ coupon }] });
    const { items } = await subscription();
    await advance({ to: items.data[0]!.current_period_end });
    expect((await invoices()).map(([total]) => total)).toEqual([HALF, MONTH]);
    expect((await subscription()).discounts).toEqual([]);
  });
});

describe("a coupon that is repeated or out of order", () => {
  test("a coupon is made once under one id, and its code once", async () => {
    const { stripe } = await openScenario();
    const make = () => stripe.coupons.create({ id: "C", percent_off: 50, duration: "once" });
    await make();
    await expect(make()).rejects.toMatchObject({ code: "resource_already_exists" });
    const code = () =>
      stripe.promotionCodes.create({ code: "code-1", promotion: { type: "coupon", coupon: "C" } });
    await code();
    await expect(code()).rejects.toThrow("already exists");
    expect((await stripe.promotionCodes.list({ coupon: "C" })).data).toHaveLength(1);
  });

  test("a coupon is not given by a code that comes before it, nor by one that stays after it", async () => {
    const { stripe } = await openScenario();
    const code = (coupon: string) =>
      stripe.promotionCodes.create({ code: "EARLY", promotion: { type: "coupon", coupon } });
    await expect(code("C")).rejects.toMatchObject({ code: "resource_missing" });
    await stripe.coupons.create({ id: "C", percent_off: 50, duration: "once" });
    const { id } = await code("C");
    await stripe.coupons.del("C");
    expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: false });
    await expect(stripe.coupons.del("C")).rejects.toMatchObject({ code: "resource_missing" });
  });

  test("a coupon of a page that is open takes nothing off when it was deleted meanwhile, and nobody pays unasked", async () => {
    const { stripe, customer, local, invoices } = await openScenario();
    const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: "once" });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: "essentiel-month", quantity: 1 }],
      discounts: [{ coupon }],
      success_url: "http://127.0.0.1:5000/",
    });
    await stripe.coupons.del(coupon);
    const pay = () => local(`checkout/${session.id}/complete`);
    await expect(pay()).rejects.toThrow("discountGone");
    expect(await invoices()).toEqual([]);
    // The page has shown the new amount: now it is agreed to.
    await pay();
    await pay();
    expect(await invoices()).toEqual([[MONTH, "paid"]]);
  });
});
