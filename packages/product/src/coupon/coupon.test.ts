import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Coupon, parseCoupon, toStoredCoupon } from "./coupon.ts";
import { couponLabel, couponSentence } from "./couponSentence.ts";
import { couponState } from "./couponState.ts";

const now = new Date("2026-11-22T10:00:00Z");
const stored = (fields: object) => parseCoupon("c", { name: "C", duration: "once", ...fields });

const codes = fc.oneof(
  fc.constant({ code: null, codeActive: false }),
  fc.record({ code: fc.string({ minLength: 1 }), codeActive: fc.boolean() }),
);
const values = fc.record({
  id: fc.constant("c"),
  name: fc.string({ minLength: 1 }),
  products: fc.uniqueArray(fc.stringMatching(/^[a-z]+$/u)),
  discount: fc.oneof(
    fc.record({
      kind: fc.constant("percent" as const),
      percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    }),
    fc.record({
      kind: fc.constant("amount" as const),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      currency: fc.constant("eur"),
    }),
  ),
  duration: fc.oneof(
    fc.constant({ kind: "once" as const }),
    fc.constant({ kind: "forever" as const }),
    fc.record({ kind: fc.constant("repeating" as const), months: fc.integer({ min: 1, max: 36 }) }),
  ),
  maxRedemptions: fc.option(fc.nat()),
  timesRedeemed: fc.nat(),
  redeemBy: fc.option(fc.date({ noInvalidDate: true })),
  created: fc.option(fc.date({ noInvalidDate: true })),
  valid: fc.boolean(),
});
const anyCoupon: fc.Arbitrary<Coupon> = fc
  .tuple(values, codes)
  .map(([fields, code]) => ({ ...fields, ...code }));

describe("a stored coupon", () => {
  it("a stored coupon reads back what was stored", () => {
    fc.assert(
      fc.property(anyCoupon, (coupon) => {
        expect(parseCoupon("c", toStoredCoupon(coupon))).toEqual(coupon);
        // Firestore refuses `undefined`.
        expect(Object.values(toStoredCoupon(coupon))).not.toContain(undefined);
      }),
    );
  });

  it("a stored coupon tolerates what is absent and reads the provider's seconds", () => {
    expect(stored({ amount_off: 1500, redeem_by: 1_806_530_399, times_redeemed: "?" })).toEqual({
      id: "c",
      name: "C",
      code: null,
      codeActive: false,
      products: [],
      discount: { kind: "amount", amount: 1500, currency: "eur" },
      duration: { kind: "once" },
      maxRedemptions: null,
      timesRedeemed: 0,
      redeemBy: new Date("2027-03-31T21:59:59Z"),
      created: null,
      valid: true,
    });
    expect(stored({ percent_off: 5, duration: "repeating" }).duration).toEqual({
      kind: "repeating",
      months: 1,
    });
  });

  it.each([
    {},
    { percent_off: 20, amount_off: 100 },
    { percent_off: 0 },
    { amount_off: 0.5 },
    { percent_off: 101 },
  ])("a stored coupon is listed by its name, and says that what it takes off is not known: %j", (fields) => {
    const coupon = stored(fields);
    expect(coupon).toMatchObject({ name: "C", discount: null });
    expect(couponLabel(coupon)).toBe("remise non renseignée");
  });

  it("a stored coupon is called by its id where it has no name, and by what is known of it", () => {
    expect(parseCoupon("ETE", {})).toMatchObject({ name: "ETE", discount: null, duration: null });
    expect(couponLabel(parseCoupon("ETE", { percent_off: "20" }))).toBe("−20\u00A0%");
    expect(() => parseCoupon("ETE", null)).toThrow(v.ValiError);
  });
});

describe("CRITERIA J: what a coupon says", () => {
  it.each([
    ["BIENVENUE20", { percent_off: 20 }, "−20\u00A0% le premier mois"],
    [
      "SALON2027",
      { percent_off: 30, duration: "repeating", duration_in_months: 3 },
      "−30\u00A0% pendant 3\u00A0mois",
    ],
    [
      "ECOLE50",
      { percent_off: 50, duration: "repeating", duration_in_months: 12 },
      "−50\u00A0% la première année",
    ],
    ["PARRAINAGE", { amount_off: 1500 }, "−15\u00A0€ sur une échéance"],
    ["TOUJOURS", { percent_off: 12.5, duration: "forever" }, "−12,5\u00A0% sur chaque échéance"],
    ["CENTIMES", { amount_off: 1050 }, "−10,50\u00A0€ sur une échéance"],
    ["SUISSE", { amount_off: 1050, currency: "chf" }, "−10,5\u00A0CHF sur une échéance"],
    [
      "UN MOIS",
      { amount_off: 100, duration: "repeating", duration_in_months: 1 },
      "−1\u00A0€ le premier mois",
    ],
  ])("%s", (name, fields, label) => {
    expect(couponLabel(stored({ name, ...fields }))).toBe(label);
  });

  it("CRITERIA J: what a coupon says adds the limits while the form is filled in", () => {
    const salon = stored({
      percent_off: 30,
      duration: "repeating",
      duration_in_months: 3,
      max_redemptions: 200,
      redeem_by: new Date("2027-03-31T21:59:59Z"),
    });
    expect(couponSentence(salon)).toBe(
      "−30\u00A0% pendant 3\u00A0mois, 200\u00A0utilisations au plus, jusqu’au 31\u00A0mars\u00A02027",
    );
    expect(couponSentence(stored({ percent_off: 30, duration: "forever" }))).toBe(
      "−30\u00A0% sur chaque échéance",
    );
    expect(couponSentence(stored({ percent_off: 30, duration: "forever" }), ["Pro", "Institut +"])).toBe(
      "−30\u00A0% sur chaque échéance, sur Pro et Institut +",
    );
    expect(couponSentence(stored({ percent_off: 30, max_redemptions: 1 }))).toBe(
      "−30\u00A0% le premier mois, 1\u00A0utilisation au plus",
    );
  });
});

it("a stored coupon is found by its name and by its code", () => {
  const { search_keys, sort_key } = toStoredCoupon(stored({ name: "Rentrée", code: "SALON" }));
  expect(search_keys).toEqual(expect.arrayContaining(["rentree", "salon"]));
  expect(sort_key).toBe("rentree");
});

describe("the use of a coupon", () => {
  it.each([
    ["usable", {}],
    ["usable", { redeem_by: now, max_redemptions: 3, times_redeemed: 2 }],
    ["expired", { redeem_by: new Date(now.getTime() - 1) }],
    ["exhausted", { max_redemptions: 3, times_redeemed: 3 }],
    ["closed", { valid: false }],
    ["closed", { code: "SALON", code_active: false }],
    ["usable", { code: "SALON" }],
  ])("%s with %j", (state, fields) => {
    expect(couponState(stored({ percent_off: 10, ...fields }), now)).toBe(state);
  });
});
