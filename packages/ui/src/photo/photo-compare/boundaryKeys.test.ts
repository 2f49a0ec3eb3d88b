import { expect, test } from "vitest";
import { clampPosition, positionForKey } from "./boundaryKeys.ts";

test.each([
  ["ArrowRight", 0.52],
  ["ArrowUp", 0.52],
  ["ArrowLeft", 0.48],
  ["ArrowDown", 0.48],
  ["PageUp", 0.6],
  ["PageDown", 0.4],
  ["Home", 0],
  ["End", 1],
])("%s goes from the middle to %f", (key, position) => {
  expect(positionForKey(key, 0.5)).toBe(position);
});

test("the edges hold, and other keys are left alone", () => {
  expect(positionForKey("ArrowLeft", 0.01)).toBe(0);
  expect(positionForKey("PageUp", 0.95)).toBe(1);
  expect(positionForKey("Enter", 0.5)).toBeNull();
});

test("a position that is none is the middle", () => {
  expect(clampPosition(Number.NaN)).toBe(0.5);
  expect(clampPosition(-1)).toBe(0);
  expect(clampPosition(2)).toBe(1);
});
