import { expect, test } from "vitest";
import type { TrendPlace } from "./trendLayout.ts";
import { thinLine } from "./trendLine.ts";
import { nearestPlace } from "./nearestPlace.ts";

const wave = (count: number): TrendPlace[] =>
  Array.from({ length: count }, (_, index) => ({
    x: index / (count - 1),
    y: index % 97 === 50 ? null : 0.5 + 0.4 * Math.sin(index),
  }));

test("a line of few points keeps each of them", () => {
  const points = wave(800);
  expect(thinLine(points)).toBe(points);
});

test("a line of many points keeps at most nine a pixel, with the extremes of each", () => {
  const points = wave(100_000);
  const thin = thinLine(points, 100);
  expect(thin.length).toBeLessThanOrEqual(900);
  const ys = (places: readonly TrendPlace[]): number[] => places.flatMap(({ y }) => (y === null ? [] : [y]));
  for (const column of [0, 42, 99]) {
    const inColumn = ({ x }: TrendPlace): boolean => Math.floor(x * 100) === column;
    const [all, kept] = [ys(points.filter(inColumn)), ys(thin.filter(inColumn))];
    expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...all), Math.max(...all)]);
  }
});

test("a line of many points is still interrupted where something was not measured", () => {
  const points = wave(5000);
  points[2500] = { x: 0.5, y: null };
  expect(thinLine(points).some(({ x, y }) => x === 0.5 && y === null)).toBe(true);
});

test("the nearest point is found on both sides and at the ends", () => {
  const points = [0.1, 0.4, 0.8].map((x) => ({ x, y: 0 }));
  expect([-1, 0.24, 0.26, 0.59, 0.61, 2].map((x) => nearestPlace(points, x))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(nearestPlace([{ x: 0.5, y: null }], 0.9)).toBe(0);
});
