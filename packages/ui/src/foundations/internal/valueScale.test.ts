import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { boundsAround, fittingBounds, niceStep, valueTicks } from "./valueScale.ts";

test.each([
  [100, 2, 50],
  [100, 4, 50],
  [100, 5, 20],
  [20, 2, 10],
  [3, 4, 1],
  [0.7, 4, 0.2],
])("a span of %f in at most %i pieces steps by %f", (span, count, step) => {
  expect(niceStep(span, count)).toBeCloseTo(step);
});

test("ticks are round and inside the bounds", () => {
  expect(valueTicks({ min: 0, max: 100 }, 2)).toEqual([0, 50, 100]);
  expect(valueTicks({ min: 31, max: 51 }, 2)).toEqual([40, 50]);
  expect(valueTicks({ min: 0, max: 0.7 }, 4)).toEqual([0, 0.2, 0.4, 0.6]);
  expect(valueTicks({ min: 4, max: 4 }, 4)).toEqual([4]);
  expect(valueTicks({ min: 41, max: 49 }, 1)).toEqual([]);
});

test("bounds fit the values and are never empty", () => {
  expect(fittingBounds([37, 41])).toEqual({ min: 37, max: 41 });
  expect(fittingBounds([37, 41], 3)).toEqual({ min: 30, max: 45 });
  expect(fittingBounds([39])).toEqual({ min: 30, max: 40 });
  expect(fittingBounds([0])).toEqual({ min: -0.5, max: 0.5 });
  expect(fittingBounds([])).toEqual({ min: 0, max: 1 });
});

test("the bounds hold all values and have at most seven ticks", () => {
  assert(
    property(array(integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 12 }), (values) => {
      const bounds = fittingBounds(values);
      expect(bounds.min).toBeLessThanOrEqual(Math.min(...values));
      expect(bounds.max).toBeGreaterThanOrEqual(Math.max(...values));
      expect(valueTicks(bounds, 6).length).toBeLessThanOrEqual(7);
    }),
  );
});

test("given bounds are kept, completed or, when they hold no value, left out", () => {
  expect(boundsAround([37, 41], { min: 0, max: 100 })).toEqual({ min: 0, max: 100 });
  expect(boundsAround([37, 41], { min: 0, max: undefined })).toEqual({ min: 0, max: 41 });
  expect(boundsAround([37, 41], { min: 5, max: 5 })).toEqual({ min: 37, max: 41 });
  expect(boundsAround([37, 41], { min: Number.NaN, max: 100 })).toEqual({ min: 37, max: 41 });
  expect(boundsAround([37, 41], { min: undefined, max: undefined }, Number.NaN)).toEqual({
    min: 37,
    max: 41,
  });
});
