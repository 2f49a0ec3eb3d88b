import { expect, test } from "vitest";
import { indicesWithin } from "./trendRange.ts";

const points = [10, 20, 20, 30, 40].map((time) => ({ time }));

test.each([
  ["no range", null, 0, 4],
  ["its ends included", { from: 20, to: 30 }, 1, 3],
  ["between two points", { from: 11, to: 39 }, 1, 3],
  ["wider than the points", { from: -1e9, to: 1e9 }, 0, 4],
  ["a range that holds no point", { from: 31, to: 39 }, 0, 4],
  ["a range after the points", { from: 50, to: 60 }, 0, 4],
  ["a reversed range", { from: 30, to: 20 }, 0, 4],
  ["a range of no numbers", { from: Number.NaN, to: Number.NaN }, 0, 4],
])("%s", (_, range, start, end) => {
  expect(indicesWithin(points, range)).toEqual({ start, end });
});

test("no point at all has no index", () => {
  expect(indicesWithin([], { from: 0, to: 1 })).toEqual({ start: 0, end: -1 });
});
