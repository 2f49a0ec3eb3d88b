import { describe, expect, test } from "vitest";
import { openQuietBank } from "../testing/openQuietBank.ts";
import { isOpen } from "./checkout.ts";
import { advanceTo, beginAt } from "./clock.ts";
import { cardOf, collectInvoice } from "./collectInvoice.ts";
import { DAY } from "./periods.ts";

const REFUSES_LATER = "4000000000000341";
const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;

/** A bank whose clock begins on a day, with a subscription that was paid for on it. */
function openSubscribed(day = "2026-01-31", number?: string) {
  const opened = openQuietBank();
  const { bank, complete, session, subscription, ask } = opened;
  bank.transact(() => beginAt(bank, at(day)));
  complete(session(), number);
  const { id } = subscription();
  return {
    ...opened,
    update: (fields: Parameters<typeof ask>[2]) => ask("POST", `subscriptions/${id}`, fields),
    choose: (price: string) => ask("POST", `subscriptions/${id}`, { items: [{ price }] }),
    periodEnd: () => subscription().items.data[0].current_period_end,
    latest: () => bank.objects.get("invoice", subscription().latest_invoice ?? "")!,
  };
}

describe("the plan of a subscription", () => {
  test("a plan that is chosen and taken back leaves the days of renewal as they were", () => {
    const { choose, advance, periodEnd, invoices } = openSubscribed();
    choose("pro-month");
    choose("essentiel-month");
    advance(at("2026-02-28"));
    expect(periodEnd()).toBe(at("2026-03-31"));
    expect(invoices().map(([total]) => total)).toEqual([4680, 4680]);
  });

  test("a plan that is chosen counts its periods from the day on which it begins", () => {
    const { choose, advance, periodEnd, invoices, subscription } = openSubscribed();
    choose("pro-month");
    advance(at("2026-02-28"));
    expect([periodEnd(), subscription()._nextPrice]).toEqual([at("2026-03-28"), null]);
    advance(at("2026-03-28"));
    expect(periodEnd()).toBe(at("2026-04-28"));
    expect(invoices().map(([total]) => total)).toEqual([4680, 9480, 9480]);
  });

  test("a plan that was chosen is forgotten by a subscription that ends before", () => {
    const { choose, ask, subscription } = openSubscribed();
    choose("pro-month");
    ask("DELETE", `subscriptions/${subscription().id}`);
    expect(subscription()).toMatchObject({ status: "canceled", _nextPrice: null });
  });
});

describe("the end of a subscription", () => {
  test("an end keeps the moment at which it was first said, also when it is said again and comes", () => {
    const { update, advance, subscription, periodEnd } = openSubscribed();
    const said = at("2026-01-31") + DAY;
    advance(said);
    update({ cancel_at_period_end: true });
    advance(said + DAY);
    update({ cancel_at: periodEnd() });
    expect(subscription()).toMatchObject({ canceled_at: said, cancel_at: periodEnd() });
    advance(periodEnd());
    expect(subscription()).toMatchObject({
      status: "canceled",
      canceled_at: said,
      ended_at: at("2026-02-28"),
    });
  });

  test("an end that is taken back and said again has the moment of the second time", () => {
    const { update, advance, subscription } = openSubscribed();
    update({ cancel_at_period_end: true });
    update({ cancel_at_period_end: false });
    expect(subscription()).toMatchObject({ canceled_at: null, cancellation_details: { reason: null } });
    advance(at("2026-02-02"));
    update({ cancel_at_period_end: true });
    expect(subscription().canceled_at).toBe(at("2026-02-02"));
  });
});

describe("the attempts to collect", () => {
  test("an attempt that is asked for in between leaves the day of the next one, and counts as one", () => {
    const { bank, advance, latest, periodEnd } = openSubscribed("2026-01-31", REFUSES_LATER);
    const renewal = periodEnd();
    advance(renewal);
    advance(renewal + DAY);
    bank.transact(() => collectInvoice(bank, latest(), "asked"));
    expect(latest()).toMatchObject({
      attempt_count: 2,
      next_payment_attempt: renewal + 3 * DAY,
      auto_advance: true,
    });
    advance(renewal + 3 * DAY);
    expect(latest()).toMatchObject({ attempt_count: 3, next_payment_attempt: renewal + 8 * DAY });
  });

  test("attempts of one invoice are charges of one payment, which the last of them settles", () => {
    const { bank, advance, latest, periodEnd, attach, update } = openSubscribed("2026-01-31", REFUSES_LATER);
    const renewal = periodEnd();
    advance(renewal + 8 * DAY);
    update({ default_payment_method: attach() });
    advance(renewal + 15 * DAY);
    const payments = bank.objects.all("invoice_payment", latest().id);
    expect(payments).toMatchObject([{ status: "paid", amount_paid: 4680 }]);
    const charges = bank.objects
      .all("charge")
      .filter(({ payment_intent: intent }) => intent === payments[0]?.payment.payment_intent);
    expect(charges.map(({ paid, amount_captured: captured }) => [paid, captured])).toEqual([
      [true, 4680],
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  test("a trial's invoice of nothing is paid without an attempt, and its first payment with one", () => {
    const { bank, session, complete, latest, advance, subscription } = { ...openSubscribed() };
    complete(session({ subscription_data: { trial_period_days: 14 } }));
    expect(latest()).toMatchObject({ total: 0, status: "paid", attempt_count: 0 });
    advance(subscription().trial_end ?? 0);
    expect(latest()).toMatchObject({ total: 4680, status: "paid", attempt_count: 1 });
    expect(bank.objects.all("charge")).toHaveLength(2);
  });

  test("a subscription is paid with its own card, and without one with its customer's", () => {
    const { bank, subscription, attach, update } = openSubscribed();
    const own = subscription().default_payment_method;
    const newer = attach("5555555555554444");
    expect([cardOf(bank, subscription())?.id, own === newer]).toEqual([own, false]);
    update({ default_payment_method: "" });
    expect(cardOf(bank, subscription())?.id).toBe(newer);
  });
});

test("a coupon of one payment is no discount of the subscription any more when it was used", () => {
  const { ask, session, complete, subscription } = openQuietBank();
  const coupon = ask("POST", "coupons", { percent_off: 50, duration: "once" });
  complete(session({ discounts: [{ coupon }], subscription_data: { trial_period_days: 14 } }));
  expect(subscription().discounts).toHaveLength(1);
  complete(session({ discounts: [{ coupon }] }));
  expect(subscription().discounts).toEqual([]);
});

test("a session can be paid for until the second in which it expires", () => {
  const { bank, session } = openQuietBank();
  const open = bank.objects.get("checkout.session", session())!;
  const until = (expires_at: number) => isOpen(bank, { ...open, expires_at });
  bank.transact(() => {
    expect([until(bank.now() + 1), until(bank.now())]).toEqual([true, false]);
  });
});

test("a moment that is made up for lies within another one, and is over when it fails", () => {
  const { bank } = openQuietBank();
  const seen = bank.at(5, () => {
    expect(() =>
      bank.at(3, () => {
        throw new Error("undone");
      }),
    ).toThrow("undone");
    return [bank.at(4, () => bank.now()), bank.now()];
  });
  expect(seen).toEqual([4, 5]);
  expect(bank.now()).toBe(bank.clock());
});

test("a clock that is to be moved back stays where it is", () => {
  const { bank } = openQuietBank();
  bank.transact(() => {
    const moment = bank.now() + DAY;
    advanceTo(bank, moment);
    advanceTo(bank, moment - 1000);
    expect(bank.now()).toBe(moment);
  });
});
