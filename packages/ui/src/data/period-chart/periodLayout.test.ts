import { expect, test } from "vitest";
import {
  hasMovement,
  lastKnown,
  seriesPaths,
  nearestPoint,
  type PeriodPoint,
  periodBounds,
  pointPlace,
  valuePlace,
} from "./periodLayout.ts";

const points = (...values: readonly (number | null)[]): PeriodPoint[] =>
  values.map((value, index) => ({ id: String(index), label: String(index), value }));

test("a flow starts at zero and ends at a round value above both series", () => {
  expect(periodBounds([{ id: "a", label: "a", value: 7, comparison: 23 }], "zero")).toEqual({
    min: 0,
    max: 30,
  });
  expect(periodBounds(points(0, null), "zero").max).toBeGreaterThan(0);
  expect(periodBounds(points(96), "zero", 100)).toEqual({ min: 0, max: 100 });
});

test("a level has its own range, with room under its lowest value", () => {
  const { min, max } = periodBounds(points(100, 120), "lowest");
  expect(min).toBeCloseTo(97);
  expect(max).toBeCloseTo(123.6);
  expect(periodBounds(points(0, 0), "lowest")).toEqual({ min: 0, max: 1 });
});

test("a bound below every value still leaves the drawing a height", () => {
  const { min, max } = periodBounds(points(200), "lowest", 100);
  expect(max).toBeGreaterThan(min);
});

test("a line breaks where nothing is known, and a value between gaps is a dot", () => {
  const bounds = { min: 0, max: 10 };
  expect(seriesPaths([0, 10, null, 5, null], bounds)).toEqual({ line: "M0 100L25 0", dots: "M75 50h0" });
  expect(seriesPaths([null], bounds)).toEqual({ line: "", dots: "" });
});

test("places are ratios of the drawing; a value beyond it stands a little outside", () => {
  expect(pointPlace(0, 1)).toBe(0.5);
  expect(pointPlace(3, 4)).toBe(1);
  expect([12, 1e9, -4].map((value) => valuePlace(value, { min: 0, max: 10 }))).toEqual([1.03, 1.03, -0.03]);
  expect(valuePlace(Number.NaN, { min: 0, max: 10 })).toBeNull();
  expect([-1, 0.49, 2].map((at) => nearestPoint(at, 3))).toEqual([0, 1, 2]);
});

test("the last known point and a movement are found", () => {
  expect(lastKnown(points(1, 0, null))).toBe(1);
  expect(lastKnown(points(null, null))).toBe(1);
  expect(hasMovement(points(0, null))).toBe(false);
  expect(hasMovement(points(0, 1))).toBe(true);
});
