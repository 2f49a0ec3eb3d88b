import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateCents } from "./allocateCents.ts";
import { checkedCents, isCents, isPrice, sumCents } from "./cents.ts";
import {
  basisPointsToPercent,
  basisPointsToRatio,
  isRate,
  percentToBasisPoints,
  shareOfCents,
} from "./rate.ts";
import { scaleCents } from "./scaleCents.ts";

describe("cents", () => {
  it("cents are whole numbers that arithmetic keeps exact", () => {
    expect([0, -5, Number.MAX_SAFE_INTEGER].every(isCents)).toBe(true);
    expect([0.5, Number.NaN, Infinity, 2 ** 53, "12", null].some(isCents)).toBe(false);
    expect([0, 10_000_000].every(isPrice)).toBe(true);
    expect([-1, 10_000_001, 0.5, "12"].some(isPrice)).toBe(false);
  });

  it("add up, or are refused", () => {
    expect(sumCents([10, 20, 3])).toBe(33);
    expect(sumCents([])).toBe(0);
    expect(() => sumCents([10, 0.1])).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => checkedCents(Number.NaN)).toThrow("NaN");
  });
});

describe("an amount multiplied by a fraction", () => {
  it.each([
    [5, 1, 2, 3, "2,5 is rounded away from zero"],
    [-5, 1, 2, -3, "−2,5 as well"],
    [7, 1, 3, 2, "2,33 is rounded down"],
    [8, 1, 3, 3, "2,67 is rounded up"],
    [-7, 1, 3, -2, "−2,33 towards zero"],
    [5, -1, 2, -3, "the sign of the numerator counts"],
    [5, 1, -2, -3, "that of the denominator too"],
    [-5, -1, -2, -3, "three of them"],
    [-1, 1, 3, 0, "nothing has no sign"],
    [0, 5, 3, 0, "nothing stays nothing"],
    [9_007_199_254_740_991, 9999, 10_000, 9_006_298_534_815_517, "no float takes part"],
  ])("%d × %d / %d is %d: %s", (amount, numerator, denominator, cents) => {
    expect(scaleCents(amount, numerator, denominator)).toBe(cents);
  });

  it("an amount multiplied by a fraction is refused when it is no amount", () => {
    expect(() => scaleCents(1.5, 1, 1)).toThrow(RangeError);
    expect(() => scaleCents(1, 1, 0)).toThrow(RangeError);
    expect(() => scaleCents(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
  });

  it("an amount multiplied by a fraction is never further than half a cent from the exact value", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 20_000 }),
        (amount, numerator, denominator) => {
          const cents = scaleCents(amount, numerator, denominator);
          expect(2 * Math.abs(cents * denominator - amount * numerator)).toBeLessThanOrEqual(denominator);
        },
      ),
    );
  });
});

describe("rates", () => {
  it("rates are whole basis points, exchanged with percentages and ratios", () => {
    expect(percentToBasisPoints(12.5)).toBe(1250);
    expect(percentToBasisPoints(0.29)).toBe(29);
    expect(basisPointsToPercent(1250)).toBe(12.5);
    expect(basisPointsToRatio(550)).toBe(0.055);
    expect([0, 550, 10_000].every(isRate)).toBe(true);
    expect([-1, 10_001, 0.5, "5"].some(isRate)).toBe(false);
  });

  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.nat(10_000), (rate) => {
        expect(percentToBasisPoints(basisPointsToPercent(rate))).toBe(rate);
      }),
    );
  });

  it("rates give a share, half a cent rounded up", () => {
    expect(shareOfCents(53_200, 1000)).toBe(5320);
    expect(shareOfCents(5, 1000)).toBe(1);
    expect(shareOfCents(4, 1000)).toBe(0);
  });
});

describe("an allocation", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33], "of equal remainders the first is served first"],
    [10, [5, 3, 2], [5, 3, 2], "nothing remains"],
    [1, [1, 2, 3], [0, 0, 1], "the largest remainder, 3/6, takes the cent"],
    [5, [3, 0, 4], [2, 0, 3], "2,14 and 2,86: a weight of 0 receives nothing"],
    [-5, [3, 0, 4], [-2, 0, -3], "a negative amount gives the opposite"],
    [0, [0, 0], [0, 0], "nothing to part"],
    [0, [], [], "nobody to part it with"],
    [7, [9_007_199_254_740_991], [7], "large weights are exact"],
  ])("an allocation of %d by %j is %j: %s", (amount, weights, parts) => {
    expect(allocateCents(amount, weights)).toEqual(parts);
  });

  it("an allocation is refused without a weight to go to, and for a weight that is none", () => {
    expect(() => allocateCents(1, [])).toThrow(RangeError);
    expect(() => allocateCents(1, [0, 0])).toThrow(RangeError);
    expect(() => allocateCents(1, [2, -1])).toThrow(RangeError);
    expect(() => allocateCents(1, [0.5])).toThrow(RangeError);
    expect(() => allocateCents(0.5, [1])).toThrow(RangeError);
  });

  it("an allocation adds up exactly, and no part is a cent away from its share", () => {
    const weights = fc
      .array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
      .filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (amount, all) => {
        const parts = allocateCents(amount, all);
        const total = sumCents(all);
        expect(sumCents(parts)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part * total - amount * (all[index] ?? 0))).toBeLessThan(total);
        }
      }),
    );
  });

  it("an allocation of no more than the weights gives no part above its own", () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.nat(10_000), (all, share) => {
        const parts = allocateCents(shareOfCents(sumCents(all), share), all);
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(all[index] ?? 0);
      }),
    );
  });
});
