import type { Mask } from "../image/rgbImage.ts";
import { FINE } from "../constants/detail.ts";
import { maskedMedian, maskedQuantile } from "../statistics/maskedQuantile.ts";
import type { FaceMaps } from "./faceMaps.ts";
import { perFace } from "./perFace.ts";

/**
 * Tells how light the skin is in its photo, by its own tone and by the light: 1 at L* 70, 0.6 at L* 36. A surface that
 * reflects the same light changes a dark skin by a larger ratio: amounts in densities are weighed by a power of it.
 * @param lightness L* at the scale of the eye
 */
export const relativeTone = (lightness: Float32Array, skin: Mask): number =>
  (maskedMedian(lightness, skin) + 16) / FINE.toneReference;

/** `relativeTone` of a face. */
export const toneOf = perFace(({ smooth, skin }: FaceMaps) => relativeTone(smooth.lightness, skin.visible));

/** L* by which the lightest quarter of a face's skin begins above its median, on real portraits. */
const LIT_ABOVE_MEDIAN = 5;

/** The tone where the light falls, on the scale of `toneOf`: a shadow over half of the face hardly moves it. */
export const litToneOf = perFace(
  ({ smooth, skin }: FaceMaps) =>
    (maskedQuantile(smooth.lightness, skin.interior, 0.75) + 16) / (FINE.toneReference + LIT_ABOVE_MEDIAN),
);
