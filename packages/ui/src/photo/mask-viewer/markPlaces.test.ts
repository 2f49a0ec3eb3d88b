import { expect, test } from "vitest";
import { markAt, placeOn } from "./markPlaces.ts";
import type { MaskPoint, PhotoMark } from "./PhotoMask.ts";

const photo = { left: 100, top: 50, width: 600, height: 800 };
const mark = (id: string, at: MaskPoint, radius = 0.01): PhotoMark => ({
  id,
  at,
  radius,
  state: "sure",
  label: id,
});

test("a point of the window is a share of the photo, and none beside it", () => {
  expect(placeOn(photo, { clientX: 400, clientY: 250 })).toEqual([0.5, 0.25]);
  expect(placeOn(photo, { clientX: 99, clientY: 250 })).toBeNull();
  expect(placeOn(photo, { clientX: 400, clientY: 851 })).toBeNull();
  expect(placeOn({ ...photo, width: 0 }, { clientX: 100, clientY: 50 })).toBeNull();
});

test("a small mark is met up to 22 px from its middle", () => {
  const marks = [mark("one", [0.5, 0.5])];
  expect(markAt(marks, [0.5 + 21 / 600, 0.5], photo)?.id).toBe("one");
  expect(markAt(marks, [0.5 + 23 / 600, 0.5], photo)).toBeNull();
});

test("a large mark is met within its own ring", () => {
  expect(markAt([mark("large", [0.5, 0.5], 0.1)], [0.5, 0.5 + 59 / 800], photo)?.id).toBe("large");
});

test("the nearest of two overlapping marks is met", () => {
  const marks = [mark("large", [0.5, 0.5], 0.1), mark("small", [0.54, 0.5])];
  expect(markAt(marks, [0.53, 0.5], photo)?.id).toBe("small");
  expect(markAt(marks, [0.51, 0.5], photo)?.id).toBe("large");
});

test("a mark without a place is never met", () => {
  expect(markAt([mark("lost", [Number.NaN, 0.5])], [0.5, 0.5], photo)).toBeNull();
});
