import type { RgbImage } from "./rgbImage.ts";

/** A picture turned by a quarter, clockwise. */
export function rotateQuarter({ data, width, height }: RgbImage): RgbImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const to = 3 * (x * height + height - 1 - y);
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { data: turned, width: height, height: width };
}
