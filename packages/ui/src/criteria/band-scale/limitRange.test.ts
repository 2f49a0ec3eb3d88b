import { expect, test } from "vitest";
import { limitAt, limitRange, type LimitRules, moveLimit } from "./limitRange.ts";

const score: LimitRules = { min: 5, max: 95, gap: 2, direction: "higher" };
const years: LimitRules = { min: -20, max: 20, gap: 1, direction: "lower" };

test("a limit stays between its neighbours, apart from them, and inside the rules", () => {
  expect(limitRange([50, 70], 0, score)).toEqual({ min: 5, max: 68 });
  expect(limitRange([50, 70], 1, score)).toEqual({ min: 52, max: 95 });
  expect(limitRange([2, -3], 0, years)).toEqual({ min: -2, max: 20 });
  expect(limitRange([2, -3], 1, years)).toEqual({ min: -20, max: 1 });
});

test("a move stops at the range; a limit beyond it comes back and goes no further out", () => {
  const range = { min: 5, max: 68 };
  expect(moveLimit(66, 5, range)).toBe(68);
  expect(moveLimit(8, -Infinity, range)).toBe(5);
  expect(moveLimit(3, -1, range)).toBe(3);
  expect(moveLimit(3, 1, range)).toBe(4);
  expect(moveLimit(90, 1, range)).toBe(90);
  expect(moveLimit(90, -1, range)).toBe(89);
});

test("a place of the track gives a whole number within the range, from right to left where lower is better", () => {
  const whole = { ...score, min: 0, max: 100 };
  expect(limitAt(0.523, whole, { min: 5, max: 68 })).toBe(52);
  expect(limitAt(0.9, whole, { min: 5, max: 68 })).toBe(68);
  expect(limitAt(0.25, years, { min: -20, max: 20 })).toBe(10);
});
