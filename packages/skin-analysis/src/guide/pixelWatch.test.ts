import { expect, it, vi } from "vitest";
import { GUIDE_TIME } from "./limits.ts";
import { createPixelWatch, type FaceDetail } from "./pixelWatch.ts";
import { sitterOf, testFinder } from "../testing/drawnFaces.ts";
import { buildPyramid } from "../core/image/pyramid.ts";

it("looks at one thing a frame, at each as often as it may change, and starts anew with another face", async () => {
  const pyramid = buildPyramid((await sitterOf("light")).paint());
  const [mesh] = (await testFinder())(pyramid);
  const pixels = vi.fn(() => ({ pyramid, mesh: mesh! }));
  const watch = createPixelWatch();
  const known = ({ light, sharpness, glasses }: FaceDetail) =>
    [light, sharpness, glasses].map((it) => it !== null);
  expect(known(watch.look(pixels, 0))).toEqual([true, false, false]);
  expect(known(watch.look(pixels, 30))).toEqual([true, true, false]);
  expect(watch.look(pixels, 60)).toMatchObject({ glasses: false });
  expect(pixels).toHaveBeenCalledTimes(3);
  const before = watch.look(pixels, 90);
  expect(pixels).toHaveBeenCalledTimes(3);
  const after = watch.look(pixels, GUIDE_TIME.light);
  expect([after.light === before.light, after.sharpness === before.sharpness]).toEqual([false, true]);
  watch.forget();
  expect(known(watch.look(pixels, GUIDE_TIME.light + 30))).toEqual([true, false, false]);
});
