import { expect, test } from "vitest";
import { type BarDatum, barLayout, highestOf, labelledBars, numberedBars, totalOf } from "./barLayout.ts";

const bar = (value: number | null, comparison?: number | null): BarDatum => ({
  id: String(value),
  label: String(value),
  value,
  comparison,
});

test("bars start at zero and end at a round value", () => {
  const { bars, axis } = barLayout([bar(31), bar(44), bar(0)]);
  expect(axis.map(({ value, at }) => [value, at.toFixed(2)])).toEqual([
    [0, "0.00"],
    [20, "0.33"],
    [40, "0.67"],
    [60, "1.00"],
  ]);
  expect(bars.map(({ length }) => length?.toFixed(3))).toEqual(["0.517", "0.733", "0.000"]);
});

test("a missing value has no bar, and zero has one without length", () => {
  const values = [null, Number.NaN, 0, 4];
  expect(barLayout(values.map((value) => bar(value))).bars.map(({ length }) => length)).toEqual([
    null,
    null,
    0,
    1,
  ]);
});

test("a bar beyond the scale stands a little out of the plot, whatever its length", () => {
  expect(barLayout([bar(20), bar(1e9)], 10).bars.map(({ length }) => length)).toEqual([1.03, 1.03]);
});

test("both series share the axis", () => {
  const { bars } = barLayout([bar(5, 10), bar(2)], 10);
  expect(bars).toEqual([
    { length: 0.5, comparison: 1 },
    { length: 0.2, comparison: null },
  ]);
});

test("nothing but zeros still has an axis", () => {
  expect(barLayout([bar(0), bar(0)]).bars[0]?.length).toBe(0);
});

test.each([
  [1, 1],
  [7, 7],
  [12, 12],
  [30, 10],
  [90, 12],
])("%i bars have room for %i labels, the last included", (count, labels) => {
  const shown = labelledBars(count);
  expect(shown.size).toBe(labels);
  expect(shown.has(count - 1)).toBe(true);
});

test("many bars number the highest and the last alone", () => {
  const data = Array.from({ length: 30 }, (_, index) => bar(index === 4 ? 90 : index));
  expect(numberedBars(data)).toEqual(new Set([29, 4]));
  expect(numberedBars(data.slice(0, 12)).size).toBe(12);
  expect(numberedBars(data.slice(0, 13))).toEqual(new Set([12, 4]));
});

test("highest and total pass over what is missing", () => {
  expect(highestOf([bar(null), bar(3), bar(3), bar(1)])).toBe(1);
  expect(highestOf([bar(null)])).toBeNull();
  expect(totalOf([null, 3, undefined, 4])).toBe(7);
  expect(totalOf([null])).toBeNull();
});

test.each([
  ["no room given", [bar(0)], 0],
  ["a bound that is no number", [bar(0)], Number.NaN],
])("%s: the axis still has a height", (_, data, max) => {
  const { bars, axis } = barLayout(data, max);
  expect(bars[0]?.length).toBe(0);
  expect(axis.every(({ at }) => at >= 0 && at <= 1)).toBe(true);
});

test("the axis has lines at values that can be: no half of what is counted in whole", () => {
  const axis = (value: number, digits?: number) =>
    barLayout([{ id: "a", label: "A", value }], undefined, digits).axis.map((line) => line.value);
  expect(axis(1)).toEqual([0, 1]);
  expect(axis(0)).toEqual([0]);
  expect(axis(3)).toEqual([0, 1, 2, 3]);
  expect(axis(1, 1)).toEqual([0, 0.5, 1]);
});

test("values below zero hang from the axis, in the same measure as those above", () => {
  const { top, bottom, zero, bars, axis } = barLayout([bar(30), bar(-10), bar(0)]);
  expect([top, bottom, zero]).toEqual([30, -10, 0.25]);
  expect(bars.map(({ length }) => length)).toEqual([0.75, -0.25, 0]);
  expect(axis.map(({ value, at }) => [value, at])).toEqual([
    [-10, 0],
    [0, 0.25],
    [10, 0.5],
    [20, 0.75],
    [30, 1],
  ]);
});

test("nothing above zero ends at the axis", () => {
  const { top, zero, bars } = barLayout([bar(-4), bar(-2)]);
  expect([top, zero]).toEqual([0, 1]);
  expect(bars.map(({ length }) => length)).toEqual([-1, -0.5]);
});

test("values too far apart for a scale are drawn as before, without a place that is no number", () => {
  const { bars, axis, zero } = barLayout([bar(-1.7e308), bar(1.7e308)]);
  expect(zero).toBe(0);
  for (const { length } of bars) expect(Number.isFinite(length)).toBe(true);
  expect(axis.every(({ at }) => at >= 0 && at <= 1)).toBe(true);
});
