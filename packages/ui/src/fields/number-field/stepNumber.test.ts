import { assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { stepNumber } from "./stepNumber.ts";

const free = { step: 1, min: undefined, max: undefined };

test.each([
  [7, 1, { ...free, step: 5 }, 10],
  [7, -1, { ...free, step: 5 }, 5],
  [10, 1, { ...free, step: 5 }, 15],
  [0.2, 1, { ...free, step: 0.1 }, 0.3],
  [1, -1, { step: 2, min: 0, max: 9 }, 0],
  [0, -1, { step: 2, min: 0, max: 9 }, 0],
  [8, 1, { step: 2, min: 0, max: 9 }, 9],
  [30, 10, { step: 5, min: 0, max: 60 }, 60],
  [11070, 1, { step: 50, min: 0, max: undefined }, 11100],
  [4, 1, { step: 5, min: 3, max: undefined }, 8],
  [null, 1, { step: 5, min: 15, max: 60 }, 15],
  [Number.NaN, -1, free, 0],
])("stepNumber from %d, %d steps of %o: %d", (value, count, options, expected) => {
  expect(stepNumber(value, count, options)).toBe(expected);
});

test("a step never leaves the bounds, whatever the start", () => {
  assert(
    property(double({ noNaN: true }), integer({ min: -10, max: 10 }), (value, count) => {
      const next = stepNumber(value, count, { step: 0.25, min: 0, max: 20 });
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(20);
    }),
  );
});
