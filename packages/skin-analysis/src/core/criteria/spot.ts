import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { findBlobs } from "./spotBlobs.ts";
import { likenessOf, type SpotLikeness } from "./spotLikeness.ts";
import { regionOfBlob } from "./spotRegion.ts";

/** A mark on the skin and how surely it is one. */
export interface Spot {
  readonly pixels: readonly number[];
  /** Highest contrast inside it with the skin next to it, in hundredths of a decade. */
  readonly peak: number;
  /** Mean contrast inside it. */
  readonly mean: number;
  /** Soft membership, 0 to 1: a mark that comes and goes with sensor noise must not move a score by steps. */
  readonly weight: number;
}

/** Where spots are looked for. */
export interface SpotSkin {
  /** Where a spot may lie. */
  readonly interior: Mask;
  /** What counts as skin around one. */
  readonly visible: Mask;
  readonly size: Size;
}

/** Mean of a plane over some pixels. */
export function meanOver(plane: Float32Array, pixels: readonly number[]): number {
  let sum = 0;
  for (const pixel of pixels) sum += plane[pixel] ?? 0;
  return sum / pixels.length;
}

/** Whether at least half of a spot lies inside a mask. */
function liesIn(pixels: readonly number[], mask: Mask): boolean {
  let inside = 0;
  for (const pixel of pixels) inside += mask[pixel] ?? 0;
  return inside * 2 >= pixels.length;
}

/** A copy of a plane that is 0 beside the skin: lips and hair are no neighbours to compare with. */
function within(plane: Float32Array, visible: Mask): Float32Array {
  const inside = new Float32Array(plane.length);
  for (let i = 0; i < inside.length; i++) if (visible[i]) inside[i] = plane[i] ?? 0;
  return inside;
}

/**
 * Compact marks that stand out from the skin around them.
 * @param contrast plane in which they are higher than the skin, in hundredths of a decade
 * @param likeness how a mark must stand out
 * @param purity weight (0 to 1) of a mark by its kind, from its pixels and those of the skin next to it
 */
export function findSpots(
  contrast: Float32Array,
  { interior, visible, size }: SpotSkin,
  likeness: SpotLikeness,
  purity: (pixels: readonly number[], around: readonly number[], contrast: number) => number,
): Spot[] {
  const plane = within(contrast, visible);
  const taken = new Uint8Array(plane.length);
  const spots: Spot[] = [];
  for (const blob of findBlobs(plane, interior, size)) {
    const pixels = regionOfBlob(plane, size, blob, taken);
    if (!liesIn(pixels, interior)) continue;
    const seen = likenessOf(plane, visible, size, pixels, blob.layer, likeness);
    if (seen === undefined) continue;
    const weight = seen.likeness * purity(pixels, seen.ring, seen.contrast);
    if (weight === 0) continue;
    let peak = 0;
    for (const pixel of pixels) peak = Math.max(peak, plane[pixel] ?? 0);
    spots.push({ pixels, peak: peak - seen.level, mean: seen.contrast, weight });
  }
  return spots;
}

/** The spots of which at least half lies inside a mask. */
export const spotsInside = (spots: readonly Spot[], mask: Mask): Spot[] =>
  spots.filter((spot) => liesIn(spot.pixels, mask));

/** Totals over some spots. */
export interface SpotTotals {
  /** Spots that are more likely one than not. */
  readonly counted: readonly Spot[];
  /** Weighted pixels. */
  readonly pixels: number;
  /** Weighted mean of `contrastOf`; 0 without spots. */
  readonly intensity: number;
}

/** Adds spots up. @param contrastOf the contrast of a spot that counts as its intensity */
export function totalSpots(spots: readonly Spot[], contrastOf: (spot: Spot) => number): SpotTotals {
  let weight = 0;
  let pixels = 0;
  let contrast = 0;
  for (const spot of spots) {
    weight += spot.weight;
    pixels += spot.weight * spot.pixels.length;
    contrast += spot.weight * contrastOf(spot);
  }
  const counted = spots.filter((spot) => spot.weight >= SPOT_CONFIDENCE.counted);
  return { counted, pixels, intensity: weight ? contrast / weight : 0 };
}
