import type { AlignedFace } from "../face/alignedFace.ts";
import { regionOf } from "../faceMaps/areas.ts";
import { LIPS, mirrored, NOSTRILS, RIGHT_BROW, RIGHT_EYE_OPENING } from "../face/landmarks.ts";
import { maskedQuantile } from "../statistics/maskedQuantile.ts";

const BLACK_SHARE = 0.01;

/**
 * Measures the L* of the darkest hundredth of the eyes, or of eyes, brows, nostrils and lips where that is less: pupils, lashes
 * and the gap between the lips are black unless light that belongs to none of them lies over the photo.
 * @param lightness L* of each pixel of the face's raster
 * @returns 0 to 100; NaN where the eyes show no pixel
 */
export function blackLevelOf(face: AlignedFace, lightness: Float32Array): number {
  const eyes = [RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING)];
  const features = [...eyes, RIGHT_BROW, mirrored(RIGHT_BROW), NOSTRILS, LIPS];
  const levels = [eyes, features].map((outlines) =>
    maskedQuantile(lightness, regionOf(face, outlines), BLACK_SHARE),
  );
  return Math.min(...levels);
}
