import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import { squareMm } from "../face/alignedFace.ts";
import { findComponents, type Component } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { clamp, ramp } from "../scoring/scoreCurve.ts";
import { maskedDeviation } from "../statistics/maskedQuantile.ts";

/** A mark on the skin and how surely it is one. */
export interface Spot {
  readonly pixels: readonly number[];
  /** Highest contrast inside it, in hundredths of a decade. */
  readonly peak: number;
  /** Mean contrast inside it. */
  readonly mean: number;
  /** Soft membership, 0 to 1: a mark that comes and goes with sensor noise must not move a score by steps. */
  readonly weight: number;
}

/** Limits on what a mark may look like. */
export interface SpotShape {
  readonly areaMm2: { readonly min: number; readonly max: number };
  readonly maxElongation: number;
  readonly minFill: number;
}

/** A contrast threshold that follows the skin's own texture, within bounds. */
export interface AdaptiveThreshold {
  readonly deviations: number;
  readonly min: number;
  readonly max: number;
}

/** Threshold for a contrast plane. The upper bound keeps spots visible on textured and on dark skin. */
export const adaptThreshold = (contrast: Float32Array, skin: Mask, rule: AdaptiveThreshold): number =>
  clamp(rule.deviations * maskedDeviation(contrast, skin), rule.min, rule.max);

/** Mean of a plane over some pixels. */
export function meanOver(plane: Float32Array, pixels: readonly number[]): number {
  let sum = 0;
  for (const pixel of pixels) sum += plane[pixel] ?? 0;
  return sum / pixels.length;
}

function fits(component: Component, shape: SpotShape): boolean {
  const area = squareMm(component.pixels.length);
  if (area < shape.areaMm2.min || area > shape.areaMm2.max) return false;
  return component.elongation <= shape.maxElongation && component.fill >= shape.minFill;
}

/**
 * Compact marks whose contrast passes the threshold.
 * @param purity weight (0 to 1) of a mark by its kind: red marks weigh nothing among the brown ones
 */
export function findSpots(
  contrast: Float32Array,
  interior: Mask,
  size: Size,
  threshold: number,
  shape: SpotShape,
  purity: (spot: Omit<Spot, "weight">) => number,
): Spot[] {
  const above = new Uint8Array(interior.length);
  for (let i = 0; i < above.length; i++) {
    if (interior[i] && (contrast[i] ?? 0) > threshold) above[i] = 1;
  }
  const unit = threshold * SPOT_CONFIDENCE.thresholdFactor;
  return findComponents(above, size)
    .filter((component) => fits(component, shape))
    .map(({ pixels }) => {
      const peak = pixels.reduce((highest, pixel) => Math.max(highest, contrast[pixel] ?? 0), 0);
      const spot = { pixels, peak, mean: meanOver(contrast, pixels) };
      const certainty = ramp(peak / unit, SPOT_CONFIDENCE.start, SPOT_CONFIDENCE.ramp);
      // Its kind takes long to tell: not for what is no spot anyway.
      return { ...spot, weight: certainty && certainty * purity(spot) };
    })
    .filter((spot) => spot.weight > 0);
}

/** The spots of which at least half lies inside a mask. */
export const spotsInside = (spots: readonly Spot[], mask: Mask): Spot[] =>
  spots.filter((spot) => {
    let inside = 0;
    for (const pixel of spot.pixels) inside += mask[pixel] ?? 0;
    return inside * 2 >= spot.pixels.length;
  });

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
