import { SPOT_SURROUNDINGS } from "../constants/spots.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import { fieldAround, sectorsAround } from "../geometry/sectors.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { ramp } from "../scoring/scoreCurve.ts";
import { meanOver, type Spot } from "./spot.ts";

/** What lies around a mark. */
export interface Surroundings {
  /** Pixels of visible skin next to it. */
  readonly skin: readonly number[];
  /** How surely it lies alone in skin, 0 to 1: skin all round it, and a contrast on every side. */
  readonly alone: number;
}

interface SoftLimit {
  /** Nothing up to it. */
  readonly min: number;
  /** Fully from `min + ramp`. */
  readonly ramp: number;
}

/** How much a mark must stand out. */
export interface Isolation {
  /** Share of its contrast that it loses in seven of eight directions, within the ring next to it. */
  readonly drop: SoftLimit;
  /** Its contrast with the field around it, in standard deviations of that field. */
  readonly prominence: SoftLimit;
}

/** Share of its contrast that a mark loses in each of the eight directions, ascending. */
function dropsOf(contrast: Float32Array, mean: number, sectors: readonly (readonly number[])[]): number[] {
  const lost = (sector: readonly number[]): number =>
    sector.length ? (mean - meanOver(contrast, sector)) / mean : Number.NEGATIVE_INFINITY;
  return sectors.map(lost).toSorted((a, b) => a - b);
}

/** Contrast of a mark with a field of skin, in standard deviations of that field. */
function prominenceOf(contrast: Float32Array, mean: number, field: readonly number[]): number {
  if (field.length === 0) return 0;
  const around = meanOver(contrast, field);
  let squares = 0;
  for (const pixel of field) squares += ((contrast[pixel] ?? 0) - around) ** 2;
  return (mean - around) / Math.sqrt(squares / field.length || 1);
}

/**
 * Looks all round a mark. What ends in a brow, the hair, a nostril or a shadow that goes on is no spot, nor is one
 * dark clump of many in a beard: a spot has skin on every side, stands out from it on every side but one at most,
 * and is no equal of the texture around it.
 * @param contrast the plane in which the mark stands out
 */
export function lookAround(
  contrast: Float32Array,
  visible: Mask,
  size: Size,
  { pixels, mean }: Pick<Spot, "pixels" | "mean">,
  { drop, prominence }: Isolation,
): Surroundings {
  const { gapMm, ringMm, fieldMm, skinShare, worstDrop } = SPOT_SURROUNDINGS;
  const isSkin = (pixel: number): boolean => visible[pixel] === 1;
  const ring = sectorsAround(pixels, size, patchPixels(gapMm), patchPixels(ringMm));
  const sectors = ring.map((sector) => sector.filter(isSkin));
  const skin = sectors.flat();
  const field = fieldAround(pixels, size, patchPixels(gapMm), patchPixels(fieldMm));
  const fieldSkin = field.filter(isSkin);
  if (skin.length === 0 || fieldSkin.length === 0) return { skin, alone: 0 };
  const [worst = 0, worstButOne = 0] = dropsOf(contrast, mean, sectors);
  const alone =
    ramp(fieldSkin.length / field.length, skinShare.min, skinShare.ramp) *
    ramp(worst, worstDrop.min, worstDrop.ramp) *
    ramp(worstButOne, drop.min, drop.ramp) *
    ramp(prominenceOf(contrast, mean, fieldSkin), prominence.min, prominence.ramp);
  return { skin, alone };
}
