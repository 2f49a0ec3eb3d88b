import { SPOT_SHAPE } from "../constants/spots.ts";
import { squareMm } from "../face/alignedFace.ts";
import { ellipseOf } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { ramp } from "../scoring/scoreCurve.ts";
import type { Layer } from "./spotBlobs.ts";
import { lookFarther, lookNext, type Field } from "./spotSurroundings.ts";

/** A limit that is nothing up to `min` and full from `min + ramp`. */
export interface SoftLimit {
  readonly min: number;
  readonly ramp: number;
}

/** How a mark must stand out to be a spot. */
export interface SpotLikeness {
  /** Contrast with the skin next to it, in hundredths of a decade. */
  readonly contrast: SoftLimit;
  /** Contrast over what the skin around it shows by itself. */
  readonly prominence: SoftLimit;
  /** Contrast over what that skin shows at the mark's own scale alone, where that matters. */
  readonly rippleProminence?: SoftLimit;
  /**
   * Radius from which a larger mark must be more prominent, and the exponent by which: skin is more uneven over longer
   * ways.
   */
  readonly size: { readonly fromMm: number; readonly exponent: number };
  /** Longest over shortest axis: full up to `min`, nothing from `min + ramp`. */
  readonly elongation: SoftLimit;
}

/** A mark as seen in its surroundings. */
export interface SeenMark {
  /** How surely it is a spot by its shape and by how it stands out, 0 to 1. */
  readonly likeness: number;
  /** Pixels of the skin next to it. */
  readonly ring: readonly number[];
  /** Its mean contrast with the ring, and the level of the ring itself in the plane. */
  readonly contrast: number;
  readonly level: number;
}

const soft = (value: number, { min, ramp: width }: SoftLimit): number => ramp(value, min, width);

/** How much more a mark shows than the field around it does by itself, at any scale and at its own. */
function prominenceOf(contrast: number, { noise, ripple }: Field): number {
  const { leastNoise, leastRipple } = SPOT_SHAPE;
  return contrast / Math.sqrt(Math.max(leastNoise, noise) * Math.max(leastRipple, ripple));
}

/** How much more a mark shows than the field around it does at the mark's own scale. */
const overRipple = (contrast: number, { ripple }: Field): number =>
  contrast / Math.max(SPOT_SHAPE.leastRipple, ripple);

/**
 * Judges a mark by its shape and by its surroundings.
 * @returns nothing for what is no spot
 */
export function likenessOf(
  plane: Float32Array,
  visible: Mask,
  size: Size,
  pixels: readonly number[],
  layer: Layer,
  rule: SpotLikeness,
): SeenMark | undefined {
  const area = squareMm(pixels.length);
  if (area < SPOT_SHAPE.minAreaMm2 || area > SPOT_SHAPE.maxAreaMm2) return undefined;
  const { elongation, fill } = ellipseOf(pixels, size.width);
  const shape = (1 - soft(elongation, rule.elongation)) * soft(fill, SPOT_SHAPE.fill);
  if (shape === 0) return undefined;
  const mean = pixels.reduce((sum, pixel) => sum + (plane[pixel] ?? 0), 0) / pixels.length;
  const { ring, contrast, leastDrop, nextDrop } = lookNext(plane, visible, size, { pixels, mean });
  if (contrast <= 0) return undefined;
  const edge =
    shape *
    soft(contrast, rule.contrast) *
    soft(nextDrop / contrast, SPOT_SHAPE.nextDrop) *
    soft(leastDrop / contrast, SPOT_SHAPE.leastDrop);
  // The field takes long to walk: not for what is no spot anyway.
  if (edge === 0) return undefined;
  const field = lookFarther(plane, visible, size, pixels, layer);
  const larger = Math.max(1, Math.sqrt(area / Math.PI) / rule.size.fromMm);
  const likeness =
    edge *
    soft(prominenceOf(contrast, field) / larger ** rule.size.exponent, rule.prominence) *
    (rule.rippleProminence ? soft(overRipple(contrast, field), rule.rippleProminence) : 1) *
    soft(field.skinShare, SPOT_SHAPE.skinShare);
  return likeness === 0 ? undefined : { likeness, ring, contrast, level: mean - contrast };
}
