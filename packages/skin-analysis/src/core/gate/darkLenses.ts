import { DARK_LENSES } from "../constants/photo.ts";
import { regionOf } from "../faceMaps/areas.ts";
import { mirrored, RIGHT_CHEEK, RIGHT_EYE, RIGHT_UNDER_EYE_HOLLOW, type Outline } from "../face/landmarks.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { maskedQuantile } from "../statistics/maskedQuantile.ts";

/**
 * Tells whether dark lenses hide both eyes. A quarter of the face is hidden then, the shade around the eyes with it, and a
 * photo's blur cannot be told from eyes and lashes. Clear lenses and eyes in the shade let the lids be seen.
 */
export const hidesEyes = perFace(({ face, smooth }): boolean => {
  const lightAt = (share: number, ...outlines: Outline[]) =>
    maskedQuantile(smooth.lightness, regionOf(face, outlines), share) + 16;
  const eye = [RIGHT_EYE, RIGHT_UNDER_EYE_HOLLOW];
  const eyes = [eye, eye.map(mirrored)].map((outlines) => lightAt(DARK_LENSES.lightest, ...outlines));
  return Math.max(...eyes) < DARK_LENSES.light * lightAt(0.5, RIGHT_CHEEK, mirrored(RIGHT_CHEEK));
});
