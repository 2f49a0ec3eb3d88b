import { HYDRATION } from "../constants/criteria.ts";
import { FACE_WIDTH } from "../constants/photo.ts";
import { pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blur } from "../filter/blur.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import type { Mask } from "../image/rgbImage.ts";
import type { Measure } from "./measure.ts";

/** Root mean square of the difference of two planes inside a mask. */
function bandEnergy(fine: Float32Array, coarse: Float32Array, mask: Mask): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    sum += ((fine[i] ?? 0) - (coarse[i] ?? 0)) ** 2;
    count++;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/** Share of a mask where a plane stands out from its surroundings by more than the contrast of a flake. */
function flakeShare(lightness: Float32Array, surroundings: Float32Array, mask: Mask): number {
  let flakes = 0;
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    count++;
    if ((lightness[i] ?? 0) - (surroundings[i] ?? 0) > HYDRATION.flakeContrast) flakes++;
  }
  return flakes / Math.max(1, count);
}

/**
 * Surface look of hydrated skin: little relief, few bright flakes. It is not moisture, which no photo shows;
 * reported with low confidence. Source: gloss studies that relate surface relief to corneometry (2023).
 */
export function measureHydration(maps: FaceMaps): Measure {
  if (maps.face.photoWidth < FACE_WIDTH.fineDetail) return "face-too-small";
  if (!maps.whole) return "area-hidden";
  const { interior } = maps.whole;
  const surroundings = blur(maps.lightness, maps.size, pixels(HYDRATION.sigmaMm));
  const relief = bandEnergy(maps.lightness, surroundings, interior);
  const load = relief + HYDRATION.flakeWeight * 100 * flakeShare(maps.lightness, surroundings, interior);
  return [{ area: "face", score: scoreCurve(load, HYDRATION.curve) }];
}
