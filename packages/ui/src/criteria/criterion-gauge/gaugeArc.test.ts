import { expect, test } from "vitest";
import { arcPath, arcPoint, arcRatio } from "./gaugeArc.ts";

const centre = { x: 60, y: 60 };

test("the arc opens at the bottom and its middle is at the top", () => {
  const [left, top, right] = [0, 0.5, 1].map((ratio) => arcPoint(ratio, centre, 50));
  expect(left?.x).toBeCloseTo(60 - 50 * Math.cos(Math.PI / 6));
  expect(left?.y).toBeCloseTo(85);
  expect(top).toEqual({ x: expect.closeTo(60), y: expect.closeTo(10) });
  expect(right?.x).toBeCloseTo(60 + 50 * Math.cos(Math.PI / 6));
  expect(right?.y).toBeCloseTo(85);
});

test("only a stretch of more than half a circle takes the large arc", () => {
  expect(arcPath(0, 1, centre, 50)).toBe("M16.7 85A50 50 0 1 1 103.3 85");
  expect(arcPath(0, 0.5, centre, 50)).toBe("M16.7 85A50 50 0 0 1 60 10");
});

test("a length becomes a share of the arc", () => {
  expect(arcRatio((50 * 240 * Math.PI) / 180, 50)).toBeCloseTo(1);
});
