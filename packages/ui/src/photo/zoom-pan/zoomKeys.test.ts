import { expect, test } from "vitest";
import { viewForKey } from "./zoomKeys.ts";
import { stageIn, homeView } from "./zoomMath.ts";

const stage = stageIn({ width: 300, height: 400 }, 3 / 4);
const view = { scale: 2, x: 0.5, y: 0.5 };
const press = (key: string, held: object = {}, panKeys: "arrows" | "shift-arrows" = "arrows") =>
  viewForKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, view, stage, {
    maxScale: 6,
    panKeys,
  });

test.each([
  ["+", 3],
  ["=", 3],
  ["-", 2 / 1.5],
  ["−", 2 / 1.5],
])("%s zooms round the centre", (key, scale) => {
  expect(press(key)).toEqual({
    scale: expect.closeTo(scale),
    x: expect.closeTo(0.5),
    y: expect.closeTo(0.5),
  });
});

test("0 goes home", () => {
  expect(press("0")).toEqual(homeView);
});

test("an arrow looks that way: the content moves the other way", () => {
  expect(press("ArrowRight")?.x).toBeCloseTo(0.6);
  expect(press("ArrowLeft")?.x).toBeCloseTo(0.4);
  expect(press("ArrowDown")?.y).toBeCloseTo(0.6);
  expect(press("ArrowUp")?.y).toBeCloseTo(0.4);
});

test("Shift moves where bare arrows mean something else", () => {
  expect(press("ArrowRight", {}, "shift-arrows")).toBeNull();
  expect(press("ArrowRight", { shiftKey: true }, "shift-arrows")?.x).toBeCloseTo(0.6);
});

test("other keys, and the browser's own zoom, are left alone", () => {
  expect(press("a")).toBeNull();
  expect(press("+", { ctrlKey: true })).toBeNull();
  expect(press("0", { metaKey: true })).toBeNull();
  expect(press("ArrowLeft", { altKey: true })).toBeNull();
});
