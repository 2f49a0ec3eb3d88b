import { expect, test } from "vitest";
import { axisDirection, axisPath, radarPath } from "./radarGeometry.ts";

test("axes start at twelve o'clock and go round clockwise", () => {
  expect(axisPath(0, 4)).toBe("M50 50L50 0");
  expect(axisPath(1, 4)).toBe("M50 50L100 50");
  expect(axisDirection(2, 4).y).toBeCloseTo(1);
});

test("measured all round, the outline is closed", () => {
  expect(radarPath([1, 0.5, 1, 0])).toBe("M50 0L75 50L50 100L50 50Z");
});

test("an axis that was not measured leaves a gap, never a dip to zero", () => {
  expect(radarPath([1, null, 1, 0.5])).toBe("M50 100L25 50M25 50L50 0");
  expect(radarPath([1, null, 1, null])).toBe("");
});
