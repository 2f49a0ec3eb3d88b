import { expect, test } from "vitest";
import { nearestStep, stepDigits } from "./steps.ts";

test.each([
  [1, 0],
  [0.5, 1],
  [0.25, 2],
  [20, 0],
])("the values of steps of %f have %i decimals", (step, digits) => {
  expect(stepDigits(step)).toBe(digits);
});

test.each([
  [47, { min: 0, max: 100, step: 5 }, 45],
  [-3, { min: 0, max: 100, step: 5 }, 0],
  [140, { min: 0, max: 100, step: 5 }, 100],
  [0.30000000000000004, { min: 0, max: 1, step: 0.1 }, 0.3],
  [11, { min: 0.5, max: 10, step: 1 }, 9.5],
  [Number.NaN, { min: 2, max: 8, step: 1 }, 2],
])("%f on %o is %f", (value, steps, shown) => {
  expect(nearestStep(value, steps)).toBe(shown);
});
