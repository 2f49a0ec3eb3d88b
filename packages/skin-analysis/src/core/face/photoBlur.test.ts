import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sitterOf, testFinder } from "../../testing/drawnFaces.ts";
import { buildPyramid } from "../image/pyramid.ts";
import type { RgbImage } from "../image/rgbImage.ts";
import { alignFace, type AlignedFace } from "./alignedFace.ts";
import { mapFace } from "../faceMaps/faceMaps.ts";
import type { PhotoBlur } from "./photoBlur.ts";

let photo: RgbImage;
let before: PhotoBlur;
/** Square millimetres per square pixel of the photo. */
let unit: number;

const open = (): Sharp =>
  sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } });

async function align(edited: Sharp): Promise<AlignedFace> {
  const { data, info } = await edited.raw().toBuffer({ resolveWithObject: true });
  const pyramid = buildPyramid({ data, width: info.width, height: info.height });
  const [mesh] = (await testFinder())(pyramid);
  return alignFace(pyramid, mesh!);
}

const blurOf = async (edited: Sharp): Promise<PhotoBlur> => mapFace(await align(edited)).detail().blur;

beforeAll(async () => {
  photo = (await sitterOf("light")).paint();
  const face = await align(open());
  unit = (140 / face.photoWidth) ** 2;
  before = mapFace(face).detail().blur;
});

describe("the blur of a photo", () => {
  it("the blur of a photo grows by the variance of a blur that is added", async () => {
    for (const sigma of [1, 1.5]) {
      const { x, y } = await blurOf(open().blur(sigma));
      for (const added of [x - before.x, y - before.y]) {
        expect(added / (sigma ** 2 * unit)).toBeGreaterThan(0.6);
        expect(added / (sigma ** 2 * unit)).toBeLessThan(1.6);
      }
    }
  });

  it("the blur of a photo is that of the axis along which the camera moved", async () => {
    const kernel = [0, 0, 0, 1, 1, 1, 0, 0, 0];
    const { x, y } = await blurOf(open().convolve({ width: 3, height: 3, kernel }));
    expect(x).toBeGreaterThan(before.x + 0.4 * unit);
    expect(Math.abs(y - before.y)).toBeLessThan(0.25 * unit);
  });

  it("the blur of a photo is not hidden by the noise of the sensor", async () => {
    const grain = open().composite([
      {
        input: {
          create: {
            width: photo.width,
            height: photo.height,
            channels: 3,
            background: "#808080",
            noise: { type: "gaussian", mean: 128, sigma: 8 },
          },
        },
        blend: "soft-light",
      },
    ]);
    const { x, y } = await blurOf(grain.removeAlpha());
    expect(Math.abs(x / before.x - 1)).toBeLessThan(0.2);
    expect(Math.abs(y / before.y - 1)).toBeLessThan(0.2);
  });
});
