import { SPOT_SURROUNDINGS } from "../constants/spots.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import type { Layer } from "./spotBlobs.ts";

/** What lies around a mark, each contrast in the unit of the plane in which it stands out. */
export interface Surroundings {
  /** Raster indices of the visible skin next to it. */
  readonly ring: readonly number[];
  /** Its mean above that of the ring. */
  readonly contrast: number;
  /** Its mean above that of its closest surroundings, on the side where least of eight, and on the next. */
  readonly leastDrop: number;
  readonly nextDrop: number;
  /** Share of the field around it that is visible skin, 0 to 1. */
  readonly skinShare: number;
  /** How far the field falls below its own median, root mean square: other marks, which rise, are no noise. */
  readonly noise: number;
  /** What the field shows at the mark's own scale, as the contrast of a disc, root mean square. */
  readonly ripple: number;
}

const SECTORS = 8;
/** Contrast of a disc over its response, as in `findBlobs`. */
const DISC_OVER_RESPONSE = 3;

interface Mark {
  readonly pixels: readonly number[];
  /** Mean of the plane inside it. */
  readonly mean: number;
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

/** Root mean square of how far some values lie below their median. */
function spreadBelow(values: readonly number[]): number {
  const sorted = Float32Array.from(values).sort();
  const middle = sorted.length >> 1;
  const median = sorted[middle] ?? 0;
  let squares = 0;
  for (let i = 0; i < middle; i++) squares += (median - (sorted[i] ?? 0)) ** 2;
  return Math.sqrt(squares / Math.max(1, middle));
}

/** Each side's mean drop, ascending; a side without skin counts as one that never drops. */
function dropsOf(sums: readonly number[], counts: readonly number[], mean: number): number[] {
  const drop = (sum: number, k: number): number =>
    counts[k] ? mean - sum / counts[k] : Number.NEGATIVE_INFINITY;
  return sums.map(drop).toSorted((a, b) => a - b);
}

/**
 * Looks all round a mark: at the skin next to it, side by side, and at the field of skin farther out.
 * @param plane the plane in which the mark stands out
 * @param layer what stands out at the mark's own scale
 */
export function lookAround(
  plane: Float32Array,
  visible: Mask,
  size: Size,
  { pixels, mean }: Mark,
  layer: Layer,
): Surroundings {
  const { x: centreX, y: centreY, radius } = discOf(pixels, size);
  const inner = radius + patchPixels(SPOT_SURROUNDINGS.gapMm);
  const close = radius + patchPixels(SPOT_SURROUNDINGS.closeMm);
  const wide = radius + patchPixels(SPOT_SURROUNDINGS.ringMm);
  const outer = radius + patchPixels(SPOT_SURROUNDINGS.fieldMm);
  // A mark leaves a trough in its layer up to here.
  const beyond = 1.6 * radius + patchPixels(SPOT_SURROUNDINGS.gapMm);
  const own = new Set(pixels);
  const ring: number[] = [];
  const sums = Array.from({ length: SECTORS }, () => 0);
  const counts = Array.from({ length: SECTORS }, () => 0);
  const field: number[] = [];
  let around = 0;
  let skin = 0;
  let ringSum = 0;
  let ripple = 0;
  let ripples = 0;
  const top = Math.max(0, Math.ceil(centreY - outer));
  const bottom = Math.min(size.height - 1, Math.floor(centreY + outer));
  const left = Math.max(0, Math.ceil(centreX - outer));
  const right = Math.min(size.width - 1, Math.floor(centreX + outer));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const away = Math.hypot(x - centreX, y - centreY);
      const pixel = y * size.width + x;
      if (away <= inner || away > outer || own.has(pixel)) continue;
      around++;
      if (!visible[pixel]) continue;
      skin++;
      const value = plane[pixel] ?? 0;
      // A quarter of the field tells its texture as well as all of it.
      if (x % 2 === 0 && y % 2 === 0) {
        field.push(value);
        if (away > beyond) {
          const { response, size: coarse, step } = layer;
          const here = response[Math.trunc(y / step) * coarse.width + Math.trunc(x / step)] ?? 0;
          ripple += here * here;
          ripples++;
        }
      }
      if (away > wide) continue;
      ring.push(pixel);
      ringSum += value;
      if (away > close) continue;
      const turn = Math.atan2(y - centreY, x - centreX) / (2 * Math.PI);
      const side = Math.round(turn * SECTORS + SECTORS) % SECTORS;
      sums[side] = (sums[side] ?? 0) + value;
      counts[side] = (counts[side] ?? 0) + 1;
    }
  }
  const [leastDrop = 0, nextDrop = 0] = dropsOf(sums, counts, mean);
  return {
    ring,
    contrast: ring.length ? mean - ringSum / ring.length : 0,
    leastDrop,
    nextDrop,
    skinShare: around ? skin / around : 0,
    noise: spreadBelow(field),
    ripple: DISC_OVER_RESPONSE * Math.sqrt(ripple / Math.max(1, ripples)),
  };
}
