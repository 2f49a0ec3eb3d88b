import { describe, expect, test } from "vitest";
import { openQuietBank } from "../testing/openQuietBank.ts";
import { DAY } from "./periods.ts";
import {
  changeCard,
  changeDetails,
  endFromPortal,
  isLate,
  lateSubscriptionEnd,
  offers,
  openInvoice,
  payOpenInvoice,
  portalSubscription,
} from "./portal.ts";
import { refund } from "./charges.ts";
import { refundedOf } from "./refunds.ts";

const REFUSES_LATER = "4000000000000341";

/** A subscription whose renewal has just been refused. */
function openLate() {
  const opened = openQuietBank();
  opened.complete(opened.session(), REFUSES_LATER);
  const renewal = opened.subscription().items.data[0].current_period_end;
  opened.advance(renewal);
  return { ...opened, renewal };
}

describe("a late subscription", () => {
  test.each([
    ["just refused", 0, "past_due"],
    ["refused twice", 3, "past_due"],
    ["refused three times", 8, "past_due"],
    ["refused for the last time", 15, "unpaid"],
  ])("a late subscription, %s, ends in the second that its portal says", (_, days, status) => {
    const { bank, advance, subscription, renewal } = openLate();
    advance(renewal + days * DAY);
    expect([subscription().status, isLate(subscription())]).toEqual([status, true]);
    const end = lateSubscriptionEnd(bank, subscription());
    expect(end).toBe(subscription().items.data[0].current_period_end);
    advance(end - 1);
    expect(subscription().ended_at).toBeNull();
    advance(end);
    expect(subscription()).toMatchObject({ ended_at: end, status: "canceled" });
  });

  test("a late subscription of a year ends thirty days after the last attempt, as its portal says", () => {
    const { bank, ask, session, complete, advance, subscription } = openQuietBank();
    const recurring = { interval: "year" };
    ask("POST", "local/prices", {
      id: "essentiel-year",
      product: "essentiel",
      unit_amount: 39_000,
      currency: "eur",
      recurring,
    });
    complete(session({ line_items: [{ price: "essentiel-year", quantity: 1 }] }), REFUSES_LATER);
    const renewal = subscription().items.data[0].current_period_end;
    advance(renewal);
    const end = renewal + (3 + 5 + 7 + 30) * DAY;
    expect(lateSubscriptionEnd(bank, subscription())).toBe(end);
    advance(renewal + 15 * DAY);
    expect(subscription().status).toBe("unpaid");
    expect(lateSubscriptionEnd(bank, subscription())).toBe(end);
    advance(end - 1);
    expect(subscription().ended_at).toBeNull();
    advance(end);
    expect(subscription().ended_at).toBe(end);
  });

  test("a late subscription is paid at the portal with another card, once, and goes on", () => {
    const { bank, card, customer, subscription, invoices, renewal, advance } = openLate();
    expect(openInvoice(bank, subscription())?.total).toBe(4680);
    expect(bank.transact(() => payOpenInvoice(bank, customer))).toBe(false);
    bank.transact(() => changeCard(bank, customer, card()));
    expect(bank.transact(() => payOpenInvoice(bank, customer))).toBe(true);
    expect(bank.transact(() => payOpenInvoice(bank, customer))).toBe(true);
    expect([subscription().status, isLate(subscription()), openInvoice(bank, subscription())]).toEqual([
      "active",
      false,
      null,
    ]);
    advance(renewal + 20 * DAY);
    expect(invoices()).toEqual([
      [4680, "paid"],
      [4680, "paid"],
    ]);
  });

  test("a late subscription that is ended at the portal ends at once and asks for nothing", () => {
    const { bank, subscription, invoices, renewal } = openLate();
    bank.transact(() => endFromPortal(bank, subscription()));
    expect(subscription()).toMatchObject({ status: "canceled", ended_at: renewal });
    expect(invoices()).toEqual([
      [4680, "paid"],
      [4680, "void"],
    ]);
    expect([openInvoice(bank, subscription()), openInvoice(bank, null)]).toEqual([null, null]);
  });
});

test("a subscription that is paid for and ended at the portal runs to the end of its period", () => {
  const { bank, session, complete, subscription, advance, invoices } = openQuietBank();
  complete(session());
  const end = subscription().items.data[0].current_period_end;
  bank.transact(() => endFromPortal(bank, subscription()));
  expect(subscription()).toMatchObject({ status: "active", cancel_at: end, cancel_at_period_end: false });
  advance(end - 1);
  expect(subscription().status).toBe("active");
  advance(end);
  expect(subscription()).toMatchObject({ status: "canceled", ended_at: end });
  expect(invoices()).toEqual([[4680, "paid"]]);
});

test("the portal is about the subscription that runs, else about the newest", () => {
  const { bank, ask, session, complete, customer } = openQuietBank();
  expect(portalSubscription(bank, customer)).toBeNull();
  const open = () => {
    complete(session());
    return bank.objects.all("subscription", customer)[0]!.id;
  };
  const [first, second] = [open(), open()];
  ask("DELETE", `subscriptions/${second}`);
  expect(portalSubscription(bank, customer)?.id).toBe(first);
  ask("DELETE", `subscriptions/${first}`);
  expect(portalSubscription(bank, customer)?.id).toBe(second);
});

test("another card is for the subscriptions that run, not for those that have ended", () => {
  const { bank, ask, session, complete, customer, card } = openQuietBank();
  complete(session());
  const ended = bank.objects.all("subscription", customer)[0]!.id;
  ask("DELETE", `subscriptions/${ended}`);
  complete(session());
  bank.transact(() => changeCard(bank, customer, card("5555555555554444")));
  const brands = bank.objects
    .all("subscription", customer)
    .map(({ default_payment_method: id }) => bank.objects.get("payment_method", id ?? "")?.card.brand);
  expect(brands).toEqual(["mastercard", "visa"]);
});

test("offers are active and recurring, of a product that is active, the cheapest first", () => {
  const { bank, ask } = openQuietBank();
  ask("POST", "local/prices", {
    id: "cheap",
    product: "pro",
    unit_amount: 100,
    currency: "eur",
    recurring: { interval: "month" },
  });
  ask("POST", "prices", { product: "pro", unit_amount: 50, currency: "eur" });
  const names = () => offers(bank).map(({ price, product }) => [price.id, product.id]);
  expect(names()).toEqual([
    ["cheap", "pro"],
    ["essentiel-month", "essentiel"],
    ["pro-month", "pro"],
  ]);
  ask("POST", "prices/cheap", { active: false });
  ask("POST", "products/essentiel", { active: false });
  expect(names()).toEqual([["pro-month", "pro"]]);
});

test("details that are changed replace the tax number only when it is another", () => {
  const { bank, customer, events } = openQuietBank();
  const address = {
    line1: "1 rue A",
    line2: null,
    postal_code: "75001",
    city: "Paris",
    state: null,
    country: "FR",
  };
  const change = (vat: string | null) => {
    const before = events().length;
    bank.transact(() => changeDetails(bank, customer, { name: "Claire B", address, vat }));
    return events().slice(before);
  };
  const numbers = () => bank.objects.all("tax_id", customer).map(({ value, country }) => [value, country]);
  expect(change("FR40303265045")).toEqual(["customer.updated", "customer.tax_id.created"]);
  expect(bank.objects.get("customer", customer)).toMatchObject({ name: "Claire B", address });
  expect(change("FR40303265045")).toEqual(["customer.updated"]);
  expect(numbers()).toEqual([["FR40303265045", "FR"]]);
  expect(change("DE123456789")).toEqual([
    "customer.updated",
    "customer.tax_id.deleted",
    "customer.tax_id.created",
  ]);
  expect(numbers()).toEqual([["DE123456789", "DE"]]);
  expect(change(null)).toEqual(["customer.updated", "customer.tax_id.deleted"]);
  expect(change(null)).toEqual(["customer.updated"]);
  expect(numbers()).toEqual([]);
});

test("refunds of an invoice add up, and are not those of another one", () => {
  const { bank, session, complete, customer } = openQuietBank();
  complete(session());
  complete(session());
  const [second, first] = bank.objects.all("invoice", customer);
  const give = (amount: number | null) =>
    bank.transact(() => refund(bank, bank.objects.all("charge", customer).at(-1)!, amount, null));
  give(1000);
  give(500);
  expect([refundedOf(bank, first!), refundedOf(bank, second!)]).toEqual([1500, 0]);
  give(null);
  expect(refundedOf(bank, first!)).toBe(4680);
  expect(() => give(1)).toThrow("already been refunded");
});
