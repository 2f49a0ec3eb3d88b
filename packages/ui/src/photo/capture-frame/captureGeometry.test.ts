import { expect, test } from "vitest";
import { cameraProblemOf } from "./cameraStatus.ts";
import { allGood, type CaptureHint, hintLine } from "./captureHints.ts";
import { captureOval } from "./captureOval.ts";
import { frameCrop, frameShape } from "./frameCrop.ts";

const hint = (id: string, tone: CaptureHint["tone"]): CaptureHint => ({
  id,
  label: id,
  tone,
  text: `adjust ${id}`,
});

test("the line of the hints says one thing at a time: the first thing to adjust", () => {
  expect(hintLine([hint("light", "ok"), hint("distance", "adjust"), hint("pose", "adjust")], "ready")).toBe(
    "adjust distance",
  );
});

test("ready is said once everything is measured and good", () => {
  expect(hintLine([hint("light", "ok"), hint("pose", "ok")], "ready")).toBe("ready");
  expect(hintLine([hint("light", "ok"), hint("pose", "unknown")], "ready")).toBe("");
  expect(hintLine([], "ready")).toBe("");
  expect(allGood([])).toBe(false);
});

test.each([
  [
    "a wide camera loses its sides",
    { width: 1920, height: 1080 },
    { x: 555, y: 0, width: 810, height: 1080 },
  ],
  [
    "a tall one its top and bottom",
    { width: 1080, height: 1920 },
    { x: 0, y: 240, width: 1080, height: 1440 },
  ],
  ["one of the same shape nothing", { width: 900, height: 1200 }, { x: 0, y: 0, width: 900, height: 1200 }],
])("%s", (_, picture, crop) => {
  expect(frameCrop(picture, 3 / 4)).toEqual(crop);
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "absent"],
  ["OverconstrainedError", "absent"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
])("%s means %s", (name, problem) => {
  expect(cameraProblemOf(new DOMException("", name))).toBe(problem);
});

test("any other error means that the camera does not answer", () => {
  expect(cameraProblemOf(new Error("?"))).toBe("busy");
});

test.each([
  ["a fine camera keeps the shape asked for", { width: 1280, height: 720 }, 3 / 4],
  ["a coarse one gets a wider frame", { width: 640, height: 480 }, 1],
  ["one that is held upright a higher one, if need be", { width: 480, height: 900 }, 3 / 4],
  ["too coarse a one all that it sees", { width: 320, height: 240 }, 4 / 3],
  ["before its picture is there, the shape asked for", { width: 0, height: 0 }, 3 / 4],
])("%s", (_, picture, shape) => {
  expect(frameShape(picture, 3 / 4, 480)).toBeCloseTo(shape);
});

test.each([
  ["the usual frame", 3 / 4],
  ["a square one", 1],
  ["a very narrow one", 0.4],
])("the oval of %s keeps the shape of a face and stays inside", (_, aspectRatio) => {
  const { centre, width, height } = captureOval(aspectRatio);
  expect((width * aspectRatio) / height).toBeCloseTo(0.74, 6);
  expect(width).toBeLessThanOrEqual(0.88 + 1e-9);
  expect(centre.y - height / 2).toBeGreaterThan(0.1);
  expect(centre.y + height / 2).toBeLessThan(0.9);
});
