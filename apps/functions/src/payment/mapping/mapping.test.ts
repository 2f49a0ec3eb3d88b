import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { toBilling } from "./toBilling.ts";
import { toCoupon } from "./toCoupon.ts";
import { toInvoice } from "./toInvoice.ts";
import { toPlan, toPlanPrice } from "./toPlan.ts";
import { toSubscription } from "./toSubscription.ts";

// What the product never looks at is left out: the provider's objects have some hundred fields.
const seconds = (iso: string): number => Date.parse(iso) / 1000;
const subscriptionOf = (fields: object): Stripe.Subscription =>
  ({
    id: "sub_1",
    status: "active",
    created: seconds("2026-10-01"),
    cancel_at: null,
    cancel_at_period_end: false,
    discounts: [],
    ended_at: null,
    trial_end: null,
    default_payment_method: null,
    items: {
      data: [
        {
          current_period_start: seconds("2026-11-01"),
          current_period_end: seconds("2026-12-01"),
          price: { id: "pro-month", product: "pro" },
        },
      ],
    },
    ...fields,
  }) as unknown as Stripe.Subscription;

describe("a subscription", () => {
  test("a subscription has the period of its item", () => {
    expect(toSubscription(subscriptionOf({}))).toEqual({
      id: "sub_1",
      status: "active",
      product: "pro",
      price: "pro-month",
      coupon: null,
      created: new Date("2026-10-01"),
      currentPeriodStart: new Date("2026-11-01"),
      currentPeriodEnd: new Date("2026-12-01"),
      trialEnd: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
    });
  });

  test("a subscription that was cancelled in the portal has only a date, and ends then", () => {
    const portal = subscriptionOf({ cancel_at: seconds("2027-02-01") });
    expect(toSubscription(portal)).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date("2027-02-01"),
    });
    expect(toSubscription(subscriptionOf({ cancel_at_period_end: true })).cancelAtPeriodEnd).toBe(true);
  });

  test("a subscription names the first coupon that it can", () => {
    const discounts = ["di_1", { source: { coupon: null } }, { source: { coupon: { id: "ETE" } } }];
    expect(toSubscription(subscriptionOf({ discounts })).coupon).toBe("ETE");
    const [named] = [{ source: { coupon: "HIVER" } }];
    expect(toSubscription(subscriptionOf({ discounts: [named] })).coupon).toBe("HIVER");
  });

  test("a subscription in a status that we do not know is not current; with no item it has no plan", () => {
    expect(toSubscription(subscriptionOf({ status: "brand_new" })).status).toBe("incomplete");
    const empty = toSubscription(subscriptionOf({ items: { data: [] } }));
    expect(empty).toMatchObject({ product: null, price: null, currentPeriodEnd: null });
  });
});

describe("an invoice", () => {
  const invoiceOf = (fields: object): Stripe.Invoice =>
    ({
      id: "in_1",
      number: "CAR-1",
      status: "paid",
      created: seconds("2026-11-01"),
      period_start: seconds("2026-10-01"),
      period_end: seconds("2026-11-01"),
      currency: "eur",
      total: 4680,
      amount_due: 4680,
      amount_paid: 4680,
      attempt_count: 1,
      lines: { data: [] },
      ...fields,
    }) as unknown as Stripe.Invoice;
  const line = (start: string, end: string) => ({ period: { start: seconds(start), end: seconds(end) } });

  test("an invoice pays for what its last line says, not for the period before", () => {
    const data = [line("2026-11-01", "2026-12-01"), line("2026-10-15", "2026-11-01")];
    expect(toInvoice({ invoice: invoiceOf({ lines: { data } }), refunded: 1000 }, "claire")).toMatchObject({
      customer: "claire",
      periodStart: new Date("2026-11-01"),
      periodEnd: new Date("2026-12-01"),
      amountRefunded: 1000,
      pdf: null,
    });
    expect(toInvoice({ invoice: invoiceOf({}), refunded: 0 }, "claire")?.periodEnd).toEqual(
      new Date("2026-11-01"),
    );
  });

  test.each(["draft", null, "brand_new"])("an invoice is not kept while it is %s", (status) => {
    expect(toInvoice({ invoice: invoiceOf({ status }), refunded: 0 }, "claire")).toBeNull();
  });
});

describe("the payer", () => {
  const card = (last4: string) => ({ card: { brand: "visa", last4, exp_month: 4 } });
  const customerOf = (fields: object): Stripe.Customer =>
    ({
      name: null,
      email: null,
      invoice_settings: { default_payment_method: null },
      ...fields,
    }) as unknown as Stripe.Customer;

  test("the payer is told with the card of the subscription in force before that of the account", () => {
    const customer = customerOf({
      name: "Institut",
      email: "c@example.org",
      address: { line1: "12 rue des Lilas", line2: null, postal_code: "69002", city: "Lyon", country: "FR" },
      tax_ids: {
        data: [
          { type: "ch_vat", value: "CHE" },
          { type: "eu_vat", value: "FR44732829320" },
        ],
      },
      invoice_settings: { default_payment_method: card("1111") },
    });
    const old = subscriptionOf({ id: "old", status: "canceled", default_payment_method: card("2222") });
    expect(toBilling(customer, [old])).toEqual({
      name: "Institut",
      email: "c@example.org",
      address: "12 rue des Lilas, 69002 Lyon",
      vatNumber: "FR44732829320",
      card: { brand: "visa", last4: "1111" },
    });
    const current = subscriptionOf({ default_payment_method: card("4242") });
    expect(toBilling(customer, [old, current]).card?.last4).toBe("4242");
  });

  test("the payer may be little known", () => {
    const address = { line1: null, line2: null, postal_code: null, city: "Genève", country: "CH" };
    expect(toBilling(customerOf({ address }), [])).toEqual({
      name: "",
      email: "",
      address: "Genève, CH",
      vatNumber: "",
      card: null,
    });
    const unexpanded = customerOf({ invoice_settings: { default_payment_method: "pm_1" } });
    expect(
      toBilling(unexpanded, [subscriptionOf({ default_payment_method: { card: null } })]).card,
    ).toBeNull();
  });
});

describe("an offer of the provider", () => {
  const product = {
    id: "pro",
    active: true,
    name: "Pro",
    description: null,
    metadata: { position: "2" },
    marketing_features: [{ name: "150 diagnostics par mois" }],
  };
  const priceOf = (fields: object, recurring: object = {}): Stripe.Price =>
    ({
      id: "pro-month",
      active: true,
      currency: "eur",
      unit_amount: 7900,
      recurring: { interval: "month", interval_count: 1, trial_period_days: 14, ...recurring },
      ...fields,
    }) as unknown as Stripe.Price;

  test("an offer of the provider is a product, with its place and what it contains", () => {
    expect(toPlan(product as unknown as Stripe.Product)).toEqual({
      id: "pro",
      active: true,
      name: "Pro",
      description: "",
      position: 2,
      features: ["150 diagnostics par mois"],
      prices: [],
    });
  });

  test("an offer of the provider is paid every month or every year, and nothing else is a price of a plan", () => {
    expect(toPlanPrice(priceOf({}))).toMatchObject({ interval: "month", trialPeriodDays: 14 });
    expect(toPlanPrice(priceOf({}, { trial_period_days: null }))?.trialPeriodDays).toBe(0);
    for (const price of [
      priceOf({ recurring: null }),
      priceOf({ unit_amount: null }),
      priceOf({}, { interval_count: 3 }),
      priceOf({}, { interval: "week" }),
    ]) {
      expect(toPlanPrice(price)).toBeNull();
    }
  });

  test("an offer of the provider costs less with a coupon, called by its id when it has no name", () => {
    const coupon = { id: "ETE", name: null, percent_off: 20, amount_off: null, duration: "once" };
    expect(toCoupon(coupon as unknown as Stripe.Coupon)).toMatchObject({
      id: "ETE",
      name: "ETE",
      discount: { kind: "percent", percent: 20 },
      code: null,
      products: [],
    });
  });

  test("an offer of the provider is bought with the code that is taken, otherwise by the newest", () => {
    const coupon = { id: "ETE", percent_off: 20, duration: "once", applies_to: { products: ["pro"] } };
    const codes = [
      { code: "NEUF", active: false },
      { code: "OUVERT", active: true },
    ] as Stripe.PromotionCode[];
    const whole = coupon as unknown as Stripe.Coupon;
    expect(toCoupon(whole, codes)).toMatchObject({ code: "OUVERT", codeActive: true, products: ["pro"] });
    expect(toCoupon(whole, codes.slice(0, 1))).toMatchObject({ code: "NEUF", codeActive: false });
  });
});
