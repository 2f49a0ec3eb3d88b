import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import type { Mask } from "../image/rgbImage.ts";

/** A mark on the skin and the probability that it is one. */
export interface Spot {
  readonly pixels: readonly number[];
  /** Highest contrast inside it with the skin next to it, in hundredths of a decade. */
  readonly peak: number;
  /** Mean contrast inside it. */
  readonly mean: number;
  /** Probability, 0 to 1: a mark that comes and goes with sensor noise must not move a score by steps. */
  readonly weight: number;
}

/** Mean of a plane over some pixels. */
export function meanOver(plane: Float32Array, pixels: readonly number[]): number {
  let sum = 0;
  for (const pixel of pixels) sum += plane[pixel] ?? 0;
  return sum / pixels.length;
}

/** Tells whether at least half of a spot lies inside a mask. */
function liesIn(pixels: readonly number[], mask: Mask): boolean {
  let inside = 0;
  for (const pixel of pixels) inside += mask[pixel] ?? 0;
  return inside * 2 >= pixels.length;
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
