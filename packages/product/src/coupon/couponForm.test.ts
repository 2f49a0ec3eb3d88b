import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  couponResponse,
  createCouponRequest,
  deleteCouponRequest,
  updateCouponRequest,
} from "./couponCalls.ts";
import { couponDraftSentence, couponForm, type CouponFormInput, newCouponInput } from "./couponForm.ts";

const now = new Date("2026-11-22T10:00:00Z");
const empty: CouponFormInput = {
  name: "BIENVENUE20",
  code: "",
  products: [],
  kind: "percent",
  percent_off: "20",
  amount_off: null,
  duration: "once",
  duration_in_months: null,
  max_redemptions: null,
  redeem_by: "",
};

describe("section 7: calls about coupons", () => {
  const created = { name: "C", duration: "once" };

  it("updatecoupon {couponId, name}", () => {
    const payload = { couponId: "c", name: " Nouveau nom ", percent_off: 90 };
    expect(v.parse(updateCouponRequest, payload)).toEqual({ couponId: "c", name: "Nouveau nom" });
    expect(v.parse(updateCouponRequest, { ...payload, active: false })).toMatchObject({ active: false });
    expect(v.safeParse(updateCouponRequest, { couponId: "c", name: " " }).issues?.[0].message).toBe(
      "Saisissez le nom de la réduction.",
    );
    expect(v.safeParse(updateCouponRequest, { couponId: "", name: "C" }).issues?.[0].message).toBe(
      "L’identifiant de la réduction est obligatoire.",
    );
  });

  it("deletecoupon {couponId}", () => {
    expect(v.parse(deleteCouponRequest, { couponId: "c" })).toEqual({ couponId: "c" });
    expect(v.is(deleteCouponRequest, { couponId: "a/b" })).toBe(false);
  });

  it("createcoupon, coupon fields", () => {
    expect(v.is(createCouponRequest, { ...created, percent_off: 20 })).toBe(true);
    expect(v.is(createCouponRequest, { ...created, amount_off: 1500, currency: "eur" })).toBe(true);
    const unset = { amount_off: null, currency: null, duration_in_months: null, redeem_by: null };
    expect(v.is(createCouponRequest, { ...created, ...unset, percent_off: 20 })).toBe(true);
    const repeating = { ...created, percent_off: 20, duration: "repeating" };
    expect(v.is(createCouponRequest, { ...repeating, duration_in_months: 3 })).toBe(true);
    expect(v.is(createCouponRequest, repeating)).toBe(false);
    expect(
      [1, 36, 37, 0].map((months) => v.is(createCouponRequest, { ...repeating, duration_in_months: months })),
    ).toEqual([true, true, false, false]);
  });

  it.each([
    {},
    { percent_off: 20, request: "a/b" },
    { percent_off: 20, code: "été" },
    { percent_off: 20, products: ["a/b"] },
    { percent_off: 20, amount_off: 1500, currency: "eur" },
    { amount_off: 1500 },
    { percent_off: 20, currency: "eur" },
    { percent_off: 20, duration_in_months: 3 },
    { percent_off: 0 },
    { percent_off: 100.5 },
  ])("createcoupon refuses %j", (fields) => {
    expect(v.is(createCouponRequest, { ...created, ...fields })).toBe(false);
  });

  it("answer success, with what stands beside it", () => {
    expect(v.parse(couponResponse, { success: false, message: "No such coupon" })).toEqual({
      success: false,
      message: "No such coupon",
    });
    expect(v.is(couponResponse, {})).toBe(false);
  });
});

describe("the form of a coupon", () => {
  const form = couponForm(now);
  const messagesOf = (input: object) =>
    v.safeParse(form, { ...empty, ...input }).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

  it("the form of a coupon sends percent_off and nothing that was not chosen", () => {
    expect(v.parse(form, { ...empty, amount_off: "junk", duration_in_months: 99 })).toEqual({
      name: "BIENVENUE20",
      percent_off: 20,
      duration: "once",
    });
  });

  it("the form of a coupon sends the code in capitals, and the plans that were chosen", () => {
    const sent = v.parse(form, { ...empty, code: " salon-2027 ", products: ["pro"] });
    expect(sent).toMatchObject({ code: "SALON-2027", products: ["pro"] });
    expect(v.parse(createCouponRequest, { ...sent, request: "made-here" })).toEqual({
      ...sent,
      request: "made-here",
    });
  });

  it("the form of a coupon sends an amount in cents, from euros typed or cents handed over", () => {
    const sent = {
      name: "BIENVENUE20",
      amount_off: 1250,
      currency: "eur",
      duration: "forever",
    };
    const amount = { ...empty, kind: "amount", duration: "forever" };
    expect(v.parse(form, { ...amount, amount_off: "12,50 €" })).toEqual(sent);
    expect(v.parse(form, { ...amount, amount_off: 1250 })).toEqual(sent);
    expect(v.parse(form, { ...amount, amount_off: 1 })).toEqual({ ...sent, amount_off: 1 });
  });

  it("the form of a coupon sends months, uses and the last second of the last day in Paris", () => {
    const input = {
      duration: "repeating",
      duration_in_months: "3",
      max_redemptions: "200",
      redeem_by: "2027-03-31",
    };
    expect(v.parse(form, { ...empty, ...input })).toEqual({
      name: "BIENVENUE20",
      percent_off: 20,
      duration: "repeating",
      duration_in_months: 3,
      max_redemptions: 200,
      redeem_by: Date.parse("2027-03-31T23:59:59+02:00") / 1000,
    });
    expect(v.is(form, { ...empty, redeem_by: "2026-11-22" })).toBe(true);
    expect(v.parse(form, { ...empty, redeem_by: " 2027-03-31 " })).toMatchObject({
      redeem_by: Date.parse("2027-03-31T23:59:59+02:00") / 1000,
    });
  });

  it("the form of a coupon takes a last day until its last second", () => {
    const at = (time: string) => v.is(couponForm(new Date(time)), { ...empty, redeem_by: "2027-03-31" });
    expect([at("2027-03-31T23:59:59+02:00"), at("2027-03-31T23:59:59.001+02:00")]).toEqual([true, false]);
  });

  it("the form of a coupon takes a code of three to forty signs", () => {
    for (const code of ["ABC", "C".repeat(40)])
      expect(v.parse(form, { ...empty, code })).toMatchObject({ code });
  });

  it.each([
    [{ name: " " }, "name", "Saisissez le nom de la réduction."],
    [{ name: "n".repeat(41) }, "name", "40 caractères au plus."],
    [{ code: "AB" }, "code", "De 3 à 40 caractères."],
    [{ code: "C".repeat(41) }, "code", "De 3 à 40 caractères."],
    [{ code: "SALON!" }, "code", "Lettres sans accent, chiffres et tirets seulement, sans espace."],
    [{ code: "ÉTÉ 2027" }, "code", "Lettres sans accent, chiffres et tirets seulement, sans espace."],
    [{ products: "pro" }, "products", "Choisissez dans la liste."],
    [{ kind: "?" }, "kind", "Choisissez un pourcentage ou un montant."],
    [{ percent_off: null }, "percent_off", "Saisissez le pourcentage."],
    [{ percent_off: "0" }, "percent_off", "La réduction doit être supérieure à zéro."],
    [{ percent_off: 120 }, "percent_off", "Saisissez une valeur entre 0 et 100."],
    [{ kind: "amount", amount_off: 0 }, "amount_off", "La réduction doit être supérieure à zéro."],
    [{ kind: "amount", amount_off: "0" }, "amount_off", "La réduction doit être supérieure à zéro."],
    [{ duration: "?" }, "duration", "Choisissez une durée."],
    [{ duration: "repeating" }, "duration_in_months", "Saisissez le nombre de mois."],
    [
      { duration: "repeating", duration_in_months: 37 },
      "duration_in_months",
      "Saisissez une valeur entre 1 et 36.",
    ],
    [{ max_redemptions: 0 }, "max_redemptions", "Saisissez une valeur entre 1 et 1\u202F000\u202F000."],
    [{ redeem_by: "2026-11-21" }, "redeem_by", "La date d’expiration est déjà passée."],
    [{ redeem_by: "2027-02-30" }, "redeem_by", "Saisissez une date, par exemple 31/03/2027."],
  ])("the form of a coupon refuses %j", (input, path, message) => {
    expect(messagesOf(input)).toEqual([[path, message]]);
  });

  it("the form of a coupon sends what the call takes, and refuses what is no form", () => {
    const durations = ["once", "repeating", "forever"] as const;
    for (const duration of durations) {
      for (const kind of ["percent", "amount"] as const) {
        const input = {
          ...empty,
          kind,
          duration,
          amount_off: 900,
          duration_in_months: 4,
          max_redemptions: 9,
        };
        const sent = v.parse(form, input);
        expect(v.parse(createCouponRequest, sent)).toEqual(sent);
      }
    }
    expect(v.is(form, null)).toBe(false);
  });

  it("the form of a coupon says everything at once", () => {
    expect(messagesOf({ name: "", percent_off: "", duration: "?" })).toHaveLength(3);
  });
});

describe("the sentence of a coupon that is being filled in", () => {
  it.each([
    [{}, "−20\u00A0% le premier mois"],
    [{ percent_off: "" }, null],
    [{ duration: "repeating", duration_in_months: "" }, null],
    [
      { duration: "repeating", duration_in_months: 3, max_redemptions: "200", redeem_by: "2027-03-31" },
      "−20\u00A0% pendant 3\u00A0mois, 200\u00A0utilisations au plus, jusqu’au 31\u00A0mars\u00A02027",
    ],
    [{ max_redemptions: "beaucoup", redeem_by: "demain" }, "−20\u00A0% le premier mois"],
    [{ kind: "amount", amount_off: "15", duration: "forever" }, "−15\u00A0€ sur chaque échéance"],
  ] as const)("%j", (input, sentence) => {
    expect(couponDraftSentence({ ...empty, ...input })).toBe(sentence);
  });

  it("the sentence of a coupon that is being filled in names the plans, and says nothing of an empty form", () => {
    expect(couponDraftSentence(empty, ["Pro"])).toBe("−20\u00A0% le premier mois, sur Pro");
    expect(couponDraftSentence(newCouponInput)).toBeNull();
  });
});
