import type { Size } from "../image/rgbImage.ts";

/** Below this sigma a box of three pixels is already too wide: a three-tap kernel is used. */
const SMALLEST_BOX_SIGMA = 0.8;
const PASSES = 3;

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

/** Running mean of `2 * radius + 1` samples along a line; the line's ends repeat. */
function boxLine(from: Float32Array, to: Float32Array, count: number, radius: number): void {
  const norm = 1 / (2 * radius + 1);
  const last = count - 1;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += from[Math.min(Math.max(i, 0), last)] ?? 0;
  const [start, end] = [Math.min(radius, count), Math.max(radius, last - radius)];
  const first = from[0] ?? 0;
  for (let i = 0; i < start; i++) {
    to[i] = sum * norm;
    sum += (from[Math.min(i + radius + 1, last)] ?? 0) - first;
  }
  // Most of the line, where no end repeats.
  for (let i = start; i < end; i++) {
    to[i] = sum * norm;
    sum += (from[i + radius + 1] ?? 0) - (from[i - radius] ?? 0);
  }
  for (let i = end; i < count; i++) {
    to[i] = sum * norm;
    sum += (from[last] ?? 0) - (from[i - radius] ?? 0);
  }
}

function boxRows(plane: Float32Array, size: Size, radius: number): void {
  const { width, height } = size;
  const even = new Float32Array(width);
  const odd = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const row = plane.subarray(y * width, (y + 1) * width);
    boxLine(row, even, width, radius);
    boxLine(even, odd, width, radius);
    boxLine(odd, row, width, radius);
  }
}

/** One vertical box pass in place: `history` keeps the original rows that are still to be subtracted. */
function boxColumns(plane: Float32Array, size: Size, radius: number): void {
  const { width, height } = size;
  const norm = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const first = plane.slice(0, width);
  const history = Array.from({ length: radius + 1 }, () => new Float32Array(width));
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(Math.max(k, 0), height - 1) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (plane[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const saved = history[y % (radius + 1)] ?? first;
    saved.set(plane.subarray(row, row + width));
    const leaving = y < radius ? first : (history[(y - radius) % (radius + 1)] ?? first);
    const entering = Math.min(y + radius + 1, height - 1) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      const next = plane[entering + x] ?? 0;
      plane[row + x] = sum * norm;
      sums[x] = sum + next - (leaving[x] ?? 0);
    }
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

/**
 * Blurs a plane in place with an approximate Gaussian: three box passes whose summed variance,
 * (n² - 1) / 4 for boxes of n pixels, is the closest to sigma². Cost does not depend on sigma.
 * @param sigma standard deviation, in pixels
 */
export function blurInPlace(plane: Float32Array, size: Size, sigma: number): Float32Array {
  if (sigma < SMALLEST_BOX_SIGMA) {
    smoothThreeTaps(plane, size, sigma);
    return plane;
  }
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  if (radius < 1) return plane;
  boxRows(plane, size, radius);
  for (let pass = 0; pass < PASSES; pass++) boxColumns(plane, size, radius);
  return plane;
}

/** `blurInPlace` on a copy. */
export const blur = (plane: Float32Array, size: Size, sigma: number): Float32Array =>
  blurInPlace(plane.slice(), size, sigma);
