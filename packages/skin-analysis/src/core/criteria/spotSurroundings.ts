import { SPOT_SURROUNDINGS } from "../constants/spots.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import type { Layer } from "./spotBlobs.ts";

const SECTORS = 8;
/** Contrast of a disc over its response, as in `findBlobs`. */
const DISC_OVER_RESPONSE = 3;
/** A quarter of the field tells its texture as well as all of it. */
const FIELD_STEP = 2;

/** A mark: its pixels, and the mean inside it of the plane in which it stands out. */
export interface Mark {
  readonly pixels: readonly number[];
  readonly mean: number;
}

/** The skin next to a mark. */
export interface Border {
  /** Raster indices of the visible skin around it, from its soft edge on. */
  readonly ring: readonly number[];
  /** Mean of the mark above that of the ring. */
  readonly contrast: number;
  /** Its mean above that of its closest surroundings, on the side of eight where least, and on the next. */
  readonly leastDrop: number;
  readonly nextDrop: number;
}

/** The skin farther around a mark. */
export interface Field {
  /** Share of it that is visible skin, 0 to 1. */
  readonly skinShare: number;
  /** How far it falls below its own median, root mean square: other marks, which rise, are no noise. */
  readonly noise: number;
  /** What it shows at the mark's own scale, as the contrast of a disc, root mean square. */
  readonly ripple: number;
}

/** Centre of some pixels, and the radius of the disc of their number. */
function discOf(pixels: readonly number[], { width }: Size): { x: number; y: number; radius: number } {
  let x = 0;
  let y = 0;
  for (const pixel of pixels) {
    x += pixel % width;
    y += Math.trunc(pixel / width);
  }
  const count = pixels.length;
  return { x: x / count, y: y / count, radius: Math.sqrt(count / Math.PI) };
}

/** Visits the pixels around a mark from the soft edge of its disc to a distance beyond it, every `step` of them. */
function walkAround(
  pixels: readonly number[],
  size: Size,
  reach: number,
  step: number,
  visit: (pixel: number, dx: number, dy: number, beyond: number) => void,
): void {
  const { x: centreX, y: centreY, radius } = discOf(pixels, size);
  const own = new Set(pixels);
  const inner = radius + patchPixels(SPOT_SURROUNDINGS.gapMm);
  const outer = radius + reach;
  const first = (centre: number): number => step * Math.max(0, Math.ceil((centre - outer) / step));
  const bottom = Math.min(size.height - 1, Math.floor(centreY + outer));
  const right = Math.min(size.width - 1, Math.floor(centreX + outer));
  for (let y = first(centreY); y <= bottom; y += step) {
    for (let x = first(centreX); x <= right; x += step) {
      // Math.hypot takes ten times as long.
      const away = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2);
      const pixel = y * size.width + x;
      if (away > inner && away <= outer && !own.has(pixel))
        visit(pixel, x - centreX, y - centreY, away - radius);
    }
  }
}

/** Looks at the skin next to a mark, side by side. A side without skin counts as one that never drops. */
export function lookNext(plane: Float32Array, visible: Mask, size: Size, { pixels, mean }: Mark): Border {
  const close = patchPixels(SPOT_SURROUNDINGS.closeMm);
  const ring: number[] = [];
  const sides = Array.from({ length: SECTORS }, () => ({ sum: 0, count: 0 }));
  let sum = 0;
  walkAround(pixels, size, patchPixels(SPOT_SURROUNDINGS.ringMm), 1, (pixel, dx, dy, beyond) => {
    if (!visible[pixel]) return;
    const value = plane[pixel] ?? 0;
    ring.push(pixel);
    sum += value;
    if (beyond > close) return;
    const turn = Math.atan2(dy, dx) / (2 * Math.PI);
    const side = sides[Math.round(turn * SECTORS + SECTORS) % SECTORS];
    if (!side) return;
    side.sum += value;
    side.count++;
  });
  const [leastDrop = 0, nextDrop = 0] = sides
    .map((side) => (side.count ? mean - side.sum / side.count : Number.NEGATIVE_INFINITY))
    .toSorted((a, b) => a - b);
  return { ring, contrast: ring.length ? mean - sum / ring.length : 0, leastDrop, nextDrop };
}

/** Root mean square of how far some values lie below their median. */
function spreadBelow(values: readonly number[]): number {
  const sorted = Float32Array.from(values).sort();
  const middle = sorted.length >> 1;
  const median = sorted[middle] ?? 0;
  let squares = 0;
  for (let i = 0; i < middle; i++) squares += (median - (sorted[i] ?? 0)) ** 2;
  return Math.sqrt(squares / Math.max(1, middle));
}

/**
 * How unevenly a plane lies around a mark: how far it falls below its own median, root mean square.
 * @param plane hundredths of a decade
 */
export function unevennessAround(
  plane: Float32Array,
  visible: Mask,
  size: Size,
  pixels: readonly number[],
): number {
  const values: number[] = [];
  walkAround(pixels, size, patchPixels(SPOT_SURROUNDINGS.fieldMm), FIELD_STEP, (pixel) => {
    if (visible[pixel]) values.push(plane[pixel] ?? 0);
  });
  return spreadBelow(values);
}

/**
 * Looks at the field around a mark: how much of it is skin, and what that skin shows by itself.
 * @param layer what stands out at the mark's own scale
 */
export function lookFarther(
  plane: Float32Array,
  visible: Mask,
  size: Size,
  pixels: readonly number[],
  { response, size: coarse, step }: Layer,
): Field {
  // The mark leaves a trough in its layer up to here.
  const trough = 0.6 * Math.sqrt(pixels.length / Math.PI) + patchPixels(SPOT_SURROUNDINGS.gapMm);
  const values: number[] = [];
  let all = 0;
  let squares = 0;
  let count = 0;
  walkAround(pixels, size, patchPixels(SPOT_SURROUNDINGS.fieldMm), FIELD_STEP, (pixel, _dx, _dy, beyond) => {
    all++;
    if (!visible[pixel]) return;
    values.push(plane[pixel] ?? 0);
    if (beyond <= trough) return;
    const row = Math.trunc(pixel / size.width / step);
    const column = Math.trunc((pixel % size.width) / step);
    squares += (response[row * coarse.width + column] ?? 0) ** 2;
    count++;
  });
  return {
    skinShare: all ? values.length / all : 0,
    noise: spreadBelow(values),
    ripple: DISC_OVER_RESPONSE * Math.sqrt(squares / Math.max(1, count)),
  };
}
