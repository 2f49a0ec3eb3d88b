import type { Size } from "../image/rgbImage.ts";
import { boxBlur } from "./boxBlur.ts";

/** Below this sigma a box of three pixels is already too wide: a three-tap kernel is used. */
const SMALLEST_BOX_SIGMA = 0.8;

/** Mean of each pixel and its two neighbours along a line, weighted 1 : `side`. */
function smoothLine(line: Float32Array, count: number, side: number): void {
  const norm = 1 / (1 + 2 * side);
  let before = line[0] ?? 0;
  for (let i = 0; i < count; i++) {
    const here = line[i] ?? 0;
    const after = line[Math.min(i + 1, count - 1)] ?? 0;
    line[i] = (here + side * (before + after)) * norm;
    before = here;
  }
}

function smoothThreeTaps(plane: Float32Array, size: Size, sigma: number): void {
  const { width, height } = size;
  const side = Math.exp(-1 / (2 * sigma * sigma));
  for (let y = 0; y < height; y++) smoothLine(plane.subarray(y * width, (y + 1) * width), width, side);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = plane[y * width + x] ?? 0;
    smoothLine(column, height, side);
    for (let y = 0; y < height; y++) plane[y * width + x] = column[y] ?? 0;
  }
}

/** Blurs a plane into another one, or into itself. */
function blurInto(from: Float32Array, to: Float32Array, size: Size, sigma: number): Float32Array {
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  const boxes = sigma >= SMALLEST_BOX_SIGMA && radius >= 1;
  if (boxes) {
    boxBlur(from, to, size, radius);
    return to;
  }
  if (from !== to) to.set(from);
  if (sigma < SMALLEST_BOX_SIGMA) smoothThreeTaps(to, size, sigma);
  return to;
}

/**
 * Blurs a plane in place with an approximate Gaussian: three box passes whose summed variance,
 * (n² - 1) / 4 for boxes of n pixels, is the closest to sigma². Cost does not depend on sigma.
 * @param sigma standard deviation, in pixels
 */
export const blurInPlace = (plane: Float32Array, size: Size, sigma: number): Float32Array =>
  blurInto(plane, plane, size, sigma);

/** `blurInPlace` on a copy. */
export const blur = (plane: Float32Array, size: Size, sigma: number): Float32Array =>
  blurInto(plane, new Float32Array(plane.length), size, sigma);
