import { expect, test } from "vitest";
import type { Fields } from "../forms/form.ts";
import { openQuietBank } from "../testing/openQuietBank.ts";
import { applyCode, removeCode } from "./checkout.ts";
import { redeemableByText } from "./discounts.ts";

const HALF = 2340;
const WHOLE = 4680;

function openCodes() {
  const opened = openQuietBank();
  const { bank, ask, customer } = opened;
  const makeCode = (coupon: string, fields: Fields = {}) =>
    ask("POST", "promotion_codes", { code: "Moitie-2026", promotion: { type: "coupon", coupon }, ...fields });
  return {
    ...opened,
    makeCoupon: (fields: Fields = {}) =>
      ask("POST", "coupons", { percent_off: 50, duration: "forever", ...fields }),
    makeCode,
    /** The coupon that a text gives the customer for a product. */
    find: (text = "Moitie-2026", of = customer, product = "essentiel") =>
      redeemableByText(bank, text, { customer: of, product })?.coupon.id ?? null,
    apply: (session: string, text = "moitie-2026") =>
      bank.transact(() => applyCode(bank, bank.objects.get("checkout.session", session)!, text)),
  };
}

test("a code is found however it is typed, and no other text is", () => {
  const { makeCoupon, makeCode, find } = openCodes();
  const coupon = makeCoupon();
  makeCode(coupon);
  for (const text of ["Moitie-2026", "MOITIE-2026", " moitie-2026 "]) expect(find(text)).toBe(coupon);
  for (const text of ["Moitie", "Moitie-20267", ""]) expect(find(text)).toBeNull();
});

test.each([
  [-1, true],
  [0, true],
  [1, false],
])("a code %i s after expires_at can be used: %s", (after, isValid) => {
  const { bank, makeCoupon, makeCode, find, advance } = openCodes();
  const now = bank.now();
  const coupon = makeCoupon();
  makeCode(coupon, { expires_at: now + 1000 });
  advance(now + 1000 + after);
  expect(find()).toBe(isValid ? coupon : null);
});

test("a code for one customer is of no use to another, and one for all is", () => {
  const { ask, customer, makeCoupon, makeCode, find } = openCodes();
  const other = ask("POST", "customers", { name: "Anne" });
  const coupon = makeCoupon();
  const code = makeCode(coupon, { customer });
  expect([find("Moitie-2026"), find("Moitie-2026", other)]).toEqual([coupon, null]);
  ask("POST", `promotion_codes/${code}`, { active: false });
  makeCode(coupon);
  expect([find("Moitie-2026"), find("Moitie-2026", other)]).toEqual([coupon, coupon]);
});

test("a code that is closed makes way for another one of the same text, and not the other way round", () => {
  const { ask, makeCoupon, makeCode, find } = openCodes();
  const [first, second] = [makeCoupon(), makeCoupon()];
  const code = makeCode(first);
  expect(() => makeCode(second)).toThrow("already exists");
  ask("POST", `promotion_codes/${code}`, { active: false });
  expect(find()).toBeNull();
  const later = makeCode(second);
  expect(find()).toBe(second);
  expect(() => ask("POST", `promotion_codes/${code}`, { active: true })).toThrow("already exists");
  ask("POST", `promotion_codes/${later}`, { active: false });
  ask("POST", `promotion_codes/${code}`, { active: true });
  expect(find()).toBe(first);
});

test("a code is worth what its coupon is: for its products, until its end, as often as it says", () => {
  const { bank, makeCoupon, makeCode, find, advance, session, apply, complete } = openCodes();
  const now = bank.now();
  makeCode(makeCoupon({ applies_to: { products: ["pro"] } }), { code: "PRO" });
  expect([find("PRO"), find("PRO", undefined, "pro") === null]).toEqual([null, false]);
  makeCode(makeCoupon({ redeem_by: now + 1000 }), { code: "BRIEF" });
  const once = makeCoupon({ max_redemptions: 1 });
  makeCode(once, { code: "ONCE" });
  expect([find("BRIEF") === null, find("ONCE")]).toEqual([false, once]);
  const page = session({ allow_promotion_codes: true });
  expect([apply(page, "once"), complete(page)]).toEqual([true, "done"]);
  advance(now + 1001);
  expect([find("BRIEF"), find("ONCE")]).toEqual([null, null]);
});

test("a code that is typed on a page takes something off, is counted once, and can be taken back before", () => {
  const { bank, makeCoupon, makeCode, session, apply, complete, invoices } = openCodes();
  const coupon = makeCoupon();
  const code = makeCode(coupon, { max_redemptions: 2 });
  const counted = () => [
    bank.objects.get("coupon", coupon)?.times_redeemed,
    bank.objects.get("promotion_code", code)?.times_redeemed,
  ];
  const [first, second, third] = [1, 2, 3].map(() => session({ allow_promotion_codes: true }));
  expect([apply(first!), apply(second!)]).toEqual([true, true]);
  bank.transact(() => removeCode(bank, bank.objects.get("checkout.session", second!)!));
  expect(counted()).toEqual([0, 0]);
  expect([complete(first!), complete(first!), complete(second!)]).toEqual(["done", "done", "done"]);
  expect([counted(), invoices()]).toEqual([
    [1, 1],
    [
      [HALF, "paid"],
      [WHOLE, "paid"],
    ],
  ]);
  expect([apply(third!), complete(third!), counted()]).toEqual([true, "done", [2, 2]]);
  expect(apply(session({ allow_promotion_codes: true }))).toBe(false);
});

test("a code that is used up while another page shows it is told there, and paid without only when asked again", () => {
  const { makeCoupon, makeCode, session, apply, complete, invoices } = openCodes();
  makeCode(makeCoupon(), { max_redemptions: 1 });
  const [first, second] = [1, 2].map(() => session({ allow_promotion_codes: true }));
  expect([apply(first!), apply(second!)]).toEqual([true, true]);
  expect([complete(second!), complete(first!)]).toEqual(["done", "discountGone"]);
  expect(invoices()).toEqual([[HALF, "paid"]]);
  expect(complete(first!)).toBe("done");
  expect(invoices()).toEqual([
    [HALF, "paid"],
    [WHOLE, "paid"],
  ]);
});

test("a code is taken by a page that asks for codes and is open, and by no other", () => {
  const { bank, makeCoupon, makeCode, session, apply, complete, ask, advance } = openCodes();
  makeCode(makeCoupon());
  expect(apply(session())).toBe(false);
  expect(apply(session({ allow_promotion_codes: false }))).toBe(false);
  const [paid, closed, late] = [1, 2, 3].map(() => session({ allow_promotion_codes: true }));
  complete(paid!);
  ask("POST", `checkout/sessions/${closed}/expire`);
  expect([apply(paid!), apply(closed!)]).toEqual([false, false]);
  expect(apply(late!)).toBe(true);
  advance(bank.objects.get("checkout.session", late!)!.expires_at);
  expect([apply(late!), complete(late!)]).toEqual([false, "closed"]);
});
