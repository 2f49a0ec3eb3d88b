import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { mirrored, RIGHT_EYE_OPENING } from "../face/landmarks.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { hidesEyes } from "../gate/darkLenses.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";

/**
 * Measures how red the whole skin is over the white of the eyes, in hundredths of a decade: erythema less what melanin has in it.
 * Light and camera tint both alike, a tan hardly counts, blood reddens the skin: two photos of one face that differ in it
 * show another skin, or a face that was flushed.
 * @returns undefined where dark lenses hide the eyes
 */
export const skinErythema = perFace((maps: FaceMaps): number | undefined => {
  if (hidesEyes(maps)) return undefined;
  const { face, skin, smooth } = maps;
  const { blood } = chromaticPlanes(face);
  const eyes = regionOf(face, [RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING)]);
  const least = maskedMedian(smooth.lightness, eyes);
  const white = new Uint8Array(eyes.length);
  for (let i = 0; i < white.length; i++) {
    if (eyes[i] && (smooth.lightness[i] ?? 0) >= least) white[i] = 1;
  }
  const redness = maskedMedian(blood, skin.visible) - maskedMedian(blood, white);
  return Number.isNaN(redness) ? undefined : redness;
});
