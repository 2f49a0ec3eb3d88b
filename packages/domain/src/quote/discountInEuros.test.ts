import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { percentToBasisPoints, shareOfCents } from "../money/rate.ts";
import { discountInEurosField, percentForDiscount } from "./discountInEuros.ts";

const takenOff = (subtotal: number, percent: number): number =>
  shareOfCents(subtotal, percentToBasisPoints(percent));

describe("percentForDiscount", () => {
  it.each([
    [53_200, 5320, 10],
    [53_200, 5000, 9.4],
    [53_200, 0, 0],
    [53_200, 53_200, 100],
    [0, 0, 0],
    [1, 1, 50],
    [30_000, 10_000, 33.33],
    // 0,01 % of 100 000 € is 10 €: of two rates as near, the smaller.
    [10_000_000, 500, 0],
    [10_000_000, 501, 0.01],
  ])("percentForDiscount of %i cents, %i are %d %%", (subtotal, wanted, percent) => {
    expect(percentForDiscount(subtotal, wanted)).toBe(percent);
  });

  it("no other percentage with two decimals comes nearer", () => {
    const sums = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(sums, fc.double({ min: 0, max: 1, noNaN: true }), (subtotal, part) => {
        const wanted = Math.round(subtotal * part);
        const percent = percentForDiscount(subtotal, wanted);
        const distance = Math.abs(takenOff(subtotal, percent) - wanted);
        expect(percentToBasisPoints(percent) / 100).toBe(percent);
        for (const other of [percent - 0.01, percent + 0.01].filter((each) => each >= 0 && each <= 100)) {
          expect(Math.abs(takenOff(subtotal, other) - wanted)).toBeGreaterThanOrEqual(distance);
        }
      }),
    );
  });

  it.each([
    [100, 101],
    [100, -1],
    [100, Number.NaN],
    [10.5, 5],
  ])("percentForDiscount of %d it refuses %d", (subtotal, wanted) => {
    expect(() => percentForDiscount(subtotal, wanted)).toThrow(RangeError);
  });
});

describe("discountInEurosField", () => {
  const field = discountInEurosField(53_200);
  const said = (input: number | null) => v.safeParse(field, input).issues?.map(({ message }) => message);

  it("discountInEurosField gives an amount between nothing and the whole sum", () => {
    expect([0, 5320, 53_200].map((cents) => v.parse(field, cents))).toEqual([0, 5320, 53_200]);
  });

  it("discountInEurosField says what is wrong with anything else", () => {
    const range = "La remise va de 0,00\u00A0€ à 532,00\u00A0€, la somme des lignes.";
    expect([53_201, -1, Number.NaN, null].map(said)).toEqual([
      [range],
      [range],
      ["Saisissez un montant, par exemple 12,50."],
      ["Saisissez la remise."],
    ]);
  });
});
