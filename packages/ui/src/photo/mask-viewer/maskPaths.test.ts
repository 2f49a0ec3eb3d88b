import { describe, expect, test } from "vitest";
import { maskPaths, maskStrength } from "./maskPaths.ts";
import type { MaskPoint } from "./PhotoMask.ts";

const triangle: readonly MaskPoint[] = [
  [0, 0],
  [1, 0],
  [0.5, 1],
];
const drawn = (...shapes: Parameters<typeof maskPaths>[0]) => maskPaths(shapes, 3 / 4).map(({ d }) => d);

test("ratios of the photo become units of the drawing", () => {
  expect(drawn({ kind: "polygon", points: triangle })).toEqual(["M0 0L750 0L375 1000Z"]);
  expect(drawn({ kind: "polyline", points: triangle })).toEqual(["M0 0L750 0L375 1000"]);
});

test("a zone that was not measured is an outline without a fill", () => {
  expect(maskPaths([{ kind: "unmeasured", points: triangle }], 3 / 4)).toEqual([
    { id: "0", kind: "unmeasured", d: "M0 0L750 0L375 1000Z", fill: 0 },
  ]);
});

test("points are one path of dots without length", () => {
  expect(drawn({ kind: "points", points: triangle })).toEqual(["M0 0h0M750 0h0M375 1000h0"]);
});

test("points of a size have it in units of the drawing", () => {
  expect(maskPaths([{ kind: "points", points: triangle, radius: 0.002 }], 3 / 4)[0]).toMatchObject({
    dot: 3,
  });
  expect(maskPaths([{ kind: "points", points: triangle }], 3 / 4)[0]).not.toHaveProperty("dot");
});

test("isolines fill each level a little more, a ring in a ring is a hole", () => {
  const paths = maskPaths([{ kind: "isolines", levels: [[triangle, triangle], [triangle], [triangle]] }], 1);
  expect(paths.map(({ fill }) => fill)).toEqual([0.13, 0.15, 0.2]);
  expect(paths[0]?.d).toBe("M0 0L1000 0L500 1000ZM0 0L1000 0L500 1000Z");
});

test("a fourth level is more than can be told apart", () => {
  const levels = Array.from({ length: 5 }, () => [triangle]);
  expect(drawn({ kind: "isolines", levels })).toHaveLength(3);
});

describe("a shape that cannot be drawn is left out", () => {
  test("places that are no numbers", () => {
    const points: readonly MaskPoint[] = [[Number.NaN, 0], ...triangle, [0, Number.POSITIVE_INFINITY]];
    expect(drawn({ kind: "polygon", points })).toEqual(["M0 0L750 0L375 1000Z"]);
    expect(drawn({ kind: "points", points: [[Number.NaN, Number.NaN]] })).toEqual([]);
  });

  test("outlines of two places, lines of one, empty levels", () => {
    expect(drawn({ kind: "polygon", points: triangle.slice(0, 2) })).toEqual([]);
    expect(drawn({ kind: "polyline", points: triangle.slice(0, 1) })).toEqual([]);
    expect(drawn({ kind: "isolines", levels: [[], [triangle.slice(0, 2)]] })).toEqual([]);
    expect(drawn()).toEqual([]);
  });
});

test("opacity: nothing at 0, as designed at 60 %, stronger fills beyond, lines never more than whole", () => {
  expect(maskStrength(0)).toEqual({ fill: 0, line: 0 });
  expect(maskStrength(0.6)).toEqual({ fill: 1, line: 1 });
  expect(maskStrength(0.3)).toEqual({ fill: 0.5, line: 0.5 });
  expect(maskStrength(1).fill).toBeCloseTo(1.667, 2);
  expect(maskStrength(1).line).toBe(1);
  expect(maskStrength(Number.NaN)).toEqual({ fill: 1, line: 1 });
});
