import { describe, expect, test } from "vitest";
import {
  bandIndexOf,
  caliperOf,
  type GaugeBand,
  type GaugeScale,
  hasSteps,
  isScale,
  placeOf,
  positionOf,
  segmentsOf,
  stepsOf,
} from "./gaugeScale.ts";

const score: GaugeScale = { min: 0, max: 100, direction: "higher" };
const age: GaugeScale = { min: 31, max: 51, direction: "lower" };
const bands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "maintain", from: 50 },
  { tone: "strength", from: 70 },
];
const ageBands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "reference", from: 44 },
  { tone: "strength", from: 38 },
];

describe("positionOf", () => {
  test.each([
    [0, score, 0],
    [46, score, 0.46],
    [100, score, 1],
    [-5, score, 0],
    [140, score, 1],
    [51, age, 0],
    [41, age, 0.5],
    [39, age, 0.6],
    [20, age, 1],
  ])("%f stands at %o", (value, scale, expected) => {
    expect(positionOf(value, scale)).toBeCloseTo(expected);
  });
});

describe("bandIndexOf", () => {
  test.each([
    [49.9, 0],
    [50, 1],
    [69, 1],
    [70, 2],
  ])("a limit belongs to the better band: %f is in band %i", (value, index) => {
    expect(bandIndexOf(value, bands, "higher")).toBe(index);
  });

  test.each([
    [45, 0],
    [44, 1],
    [38, 2],
  ])("a scale where lower is better: %f is in band %i", (value, index) => {
    expect(bandIndexOf(value, ageBands, "lower")).toBe(index);
  });

  test("bandIndexOf gives none without bands", () => {
    expect(bandIndexOf(39, [], "lower")).toBe(-1);
  });
});

test("the track is cut at the limits, worst on the left", () => {
  expect(segmentsOf(bands, score)).toEqual([
    { start: 0, end: 0.5 },
    { start: 0.5, end: 0.7 },
    { start: 0.7, end: 1 },
  ]);
  expect(segmentsOf(ageBands, age).map(({ start }) => start.toFixed(2))).toEqual(["0.00", "0.35", "0.65"]);
  expect(segmentsOf([], score)).toEqual([{ start: 0, end: 1 }]);
});

test("the caliper spans the margin and stays on the track", () => {
  expect(caliperOf(46, 5, score)).toEqual({ start: 0.41, end: 0.51 });
  expect(caliperOf(98, 5, score)).toEqual({ start: 0.93, end: 1 });
  const aged = caliperOf(39, 2, age);
  expect(aged?.start).toBeCloseTo(0.5);
  expect(aged?.end).toBeCloseTo(0.7);
  expect(caliperOf(46, 0, score)).toBeNull();
});

test("steps fill towards the better end", () => {
  expect(stepsOf(3, { min: 1, max: 4, direction: "higher" })).toEqual({
    count: 4,
    filled: 3,
    position: 0.625,
  });
  expect(stepsOf(1, { min: 1, max: 4, direction: "lower" })).toEqual({
    count: 4,
    filled: 4,
    position: 0.875,
  });
  expect(stepsOf(9, { min: 1, max: 4, direction: "higher" }).filled).toBe(4);
});

test.each([
  [100, 100],
  [100, 0],
  [Number.NaN, 100],
  [0, Number.POSITIVE_INFINITY],
])("bounds %f and %f are no scale", (min, max) => {
  expect(isScale({ min, max })).toBe(false);
});

test("a value beyond its scale stands outside of the drawing, at either end, whatever its distance", () => {
  expect([-1, 0, 50, 100, 101, 1e9].map((value) => placeOf(value, score))).toEqual([
    -0.02, 0, 0.5, 1, 1.02, 1.02,
  ]);
  expect(placeOf(60, age)).toBe(-0.02);
});

test("steps are drawn up to fifty of them", () => {
  expect(hasSteps({ min: 1, max: 50 })).toBe(true);
  expect(hasSteps({ min: 0, max: 50 })).toBe(false);
  expect(hasSteps({ min: 0, max: 1e6 })).toBe(false);
});
