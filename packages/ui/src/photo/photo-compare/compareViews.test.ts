import { expect, test } from "vitest";
import type { ComparedPhoto } from "./ComparedPhoto.ts";
import { offeredViews, possibleView } from "./compareViews.ts";

const photo: ComparedPhoto = { src: "/photo.jpg", alt: "Visage", date: "12 juin 2026" };
const erased: ComparedPhoto = { ...photo, src: null };
const loading: ComparedPhoto = { ...photo, src: undefined };

test("masks are offered where something is drawn", () => {
  expect(offeredViews(photo, photo).map(({ value }) => value)).toEqual(["slider", "side-by-side", "overlay"]);
  expect(offeredViews(photo, { ...photo, masks: "masque" }).at(-1)?.value).toBe("masks");
});

test("an erased photo leaves only what shows both places side by side", () => {
  const offered = offeredViews(erased, { ...photo, masks: "masque" });
  expect(offered.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(["slider", "overlay"]);
  expect(possibleView("slider", offered)).toBe("side-by-side");
  expect(possibleView("masks", offered)).toBe("masks");
});

test("a photo that loads is still there", () => {
  expect(offeredViews(loading, photo).every(({ disabled }) => !disabled)).toBe(true);
});

test("a view that is not offered gives way", () => {
  expect(possibleView("masks", offeredViews(photo, photo))).toBe("side-by-side");
});
