import { densityOf } from "../colour/absorbance.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { mirrored, RIGHT_CHEEK, type Outline } from "../face/landmarks.ts";
import { intersect } from "../geometry/polygon.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";

/**
 * Tells how much less light one cheek sends back than the other, in hundredths of a decade: 30 for half of it. The same lamp
 * gives the same value on every tone, which a difference of L* does not. What is taken for a shadow counts: it is what
 * is looked for. 0 when the mesh leaves no cheek.
 */
export function sideLightOf({ face, skin, smooth }: FaceMaps): number {
  const lightnessOf = (outline: Outline) =>
    maskedMedian(smooth.lightness, intersect(regionOf(face, [outline]), skin.expected));
  const [right, left] = [lightnessOf(RIGHT_CHEEK), lightnessOf(mirrored(RIGHT_CHEEK))];
  return Number.isNaN(right + left) ? 0 : Math.abs(densityOf(right) - densityOf(left));
}
