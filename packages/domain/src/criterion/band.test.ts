import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandOf, shownValue } from "./band.ts";
import { criteria, criterionById } from "./criteria.ts";
import type { Band, Criterion } from "./criterion.ts";

const rank: Record<Band, number> = { poor: 0, medium: 1, good: 2 };
const anyCriterion = fc.constantFrom(...criteria);
const anyBanded = fc.constantFrom(...criteria.filter(({ thresholds }) => thresholds));
const anyValue = fc.double({ min: -200, max: 400, noNaN: true });

describe("bandOf", () => {
  it.each([
    [30, 70, "good"],
    [30, 69.6, "good"],
    [30, 69.4, "medium"],
    [30, 50, "medium"],
    [30, 49.4, "poor"],
    [33, 79, "medium"],
    [36, 89.5, "good"],
    [36, 69, "poor"],
    [30, 140, "good"],
    [30, -3, "poor"],
    [999, 4, "good"],
    [999, 3, "medium"],
    [999, 2, "poor"],
    [999, 1, "poor"],
  ] as const)("bandOf of criterion %s at %s is %s", (id, value, band) => {
    expect(bandOf(criterionById(id), value)).toBe(band);
  });

  it("bandOf of a criterion without any limit is nobody's to say", () => {
    expect(bandOf({ ...criterionById(30), thresholds: null }, 50, { realAge: 40 })).toBeNull();
  });

  it.each([
    [37, 40, "good"],
    [37.6, 40, "medium"],
    [42.4, 40, "medium"],
    [42.5, 40, "poor"],
    [43, 40, "poor"],
  ] as const)("bandOf of a perceived age of %s at %s years is %s", (value, realAge, band) => {
    expect(bandOf(criterionById(31), value, { realAge })).toBe(band);
  });

  it("bandOf of an age is unknown without a real age", () => {
    expect(bandOf(criterionById(41), 35)).toBeNull();
  });

  it("bandOf follows the criterion that it is given, not the starting thresholds", () => {
    const strict: Criterion = { ...criterionById(30), thresholds: { good: 95, medium: 90 } };
    expect(bandOf(strict, 92)).toBe("medium");
  });

  it("bandOf never gets worse when the value improves", () => {
    fc.assert(
      fc.property(anyBanded, anyValue, anyValue, (criterion, a, b) => {
        const [worse, better] = (criterion.direction === "higher") === a <= b ? [a, b] : [b, a];
        expect(rank[bandOf(criterion, better)!]).toBeGreaterThanOrEqual(rank[bandOf(criterion, worse)!]);
      }),
    );
  });

  it("bandOf is the band of the value that is shown", () => {
    fc.assert(
      fc.property(anyCriterion, anyValue, (criterion, value) => {
        expect(bandOf(criterion, value)).toBe(bandOf(criterion, shownValue(criterion, value)));
      }),
    );
  });
});

describe("shownValue", () => {
  it("shownValue is a whole number within the range, and shows itself unchanged", () => {
    fc.assert(
      fc.property(anyCriterion, anyValue, (criterion, value) => {
        const shown = shownValue(criterion, value);
        expect(Number.isInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(criterion.min);
        expect(shown).toBeLessThanOrEqual(criterion.max);
        expect(shownValue(criterion, shown)).toBe(shown);
      }),
    );
  });
});
