import { SATURATION } from "../constants/criteria.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { clamp } from "../curve/scoreCurve.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";

/**
 * By what a contrast of colour is multiplied to be what a photo of usual saturation would show. A camera or an editor
 * that deepens colours multiplies all of them: the colour of the whole skin, which tone explains but for that, and its
 * patches alike.
 */
export const colourGain = perFace(({ face, skin, smooth }: FaceMaps): number => {
  const { browningShare, perLightness, lightness, usual, share, least, most } = SATURATION;
  const { erythema, browning } = chromaticPlanes(face);
  const colour = maskedMedian(erythema, skin.visible) - browningShare * maskedMedian(browning, skin.visible);
  const ofTone = perLightness * (lightness - maskedMedian(smooth.lightness, skin.visible));
  const own = Math.max(1, colour - ofTone);
  return clamp((usual / own) ** share, least, most);
});
