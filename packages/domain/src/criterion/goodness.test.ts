import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria, criterionById, isAge } from "./criteria.ts";
import type { Criterion } from "./criterion.ts";
import { goodness } from "./goodness.ts";
import { hiddenCriteria } from "./hiddenCriteria.ts";

const anyScale = fc.constantFrom(...criteria.filter((criterion) => !isAge(criterion)));
const anyValue = fc.double({ min: -200, max: 400, noNaN: true });

describe("goodness", () => {
  it.each([
    [30, 0, 0],
    [30, 82.4, 82],
    [30, 140, 100],
    [999, 1, 0],
    [999, 2, 100 / 3],
    [999, 3, 200 / 3],
    [999, 4, 100],
  ] as const)("goodness of %s at %s is %s", (id, value, expected) => {
    expect(goodness(criterionById(id), value)).toBeCloseTo(expected, 10);
  });

  it.each([31, 41] as const)("goodness of the age %s is unknown", (id) => {
    expect(goodness(criterionById(id), 40)).toBeNull();
  });

  it("goodness is turned round where lower is better", () => {
    const lower: Criterion = { ...criterionById(30), direction: "lower" };
    expect(goodness(lower, 0)).toBe(100);
    expect(goodness(lower, 82)).toBe(18);
  });

  it("lies between 0 and 100 and grows with the value, whichever way that is", () => {
    fc.assert(
      fc.property(anyScale, fc.boolean(), anyValue, anyValue, (criterion, turned, a, b) => {
        const direction = turned ? "lower" : "higher";
        const [worse, better] = turned === a <= b ? [b, a] : [a, b];
        const low = goodness({ ...criterion, direction }, worse);
        const high = goodness({ ...criterion, direction }, better);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(high).toBeGreaterThanOrEqual(low ?? Number.NaN);
      }),
    );
  });
});

describe("hiddenCriteria", () => {
  it.each([
    [[36], undefined, [36]],
    [[36], 18, [36]],
    [[36], 17, [36, 31, 41]],
    [[41, 36], 12, [41, 36, 31]],
  ] as const)("hiddenCriteria of %j at %s years is %j", (hidden, realAge, expected) => {
    expect(hiddenCriteria(hidden, realAge)).toEqual(expected);
  });

  it("hiddenCriteria hides every age from whoever looks on, whatever their age", () => {
    for (const realAge of [undefined, 12, 41]) {
      expect(hiddenCriteria([36], realAge, { presentation: true })).toEqual([36, 31, 41]);
    }
    expect(hiddenCriteria([36], 41, { presentation: false })).toEqual([36]);
  });
});
