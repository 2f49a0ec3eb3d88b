import type { RgbImage } from "./rgbImage.ts";

/** The photo first, then the same photo halved again and again. */
export type Pyramid = readonly [RgbImage, ...RgbImage[]];

const SMALLEST_SIDE = 256;

/** Halves both sides by averaging 2 x 2 blocks; an odd last row or column is dropped. */
function halve(image: RgbImage): RgbImage {
  const width = image.width >> 1;
  const height = image.height >> 1;
  const source = image.data;
  const stride = image.width * 3;
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    let to = y * width * 3;
    let from = 2 * y * stride;
    for (let x = 0; x < width; x++, to += 3, from += 6) {
      for (let c = 0; c < 3; c++) {
        const i = from + c;
        const top = (source[i] ?? 0) + (source[i + 3] ?? 0);
        const bottom = (source[i + stride] ?? 0) + (source[i + stride + 3] ?? 0);
        data[to + c] = (top + bottom + 2) >> 2;
      }
    }
  }
  return { data, width, height };
}

/** Builds the levels that `warp` reads from, so that shrinking never aliases. */
export function buildPyramid(photo: RgbImage): Pyramid {
  const levels: [RgbImage, ...RgbImage[]] = [photo];
  let level = photo;
  while (level.width > SMALLEST_SIDE && level.height > SMALLEST_SIDE) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
}
