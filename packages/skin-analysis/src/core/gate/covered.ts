import { COVERED } from "../constants/photo.ts";
import { regionOf } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import {
  BEARD_CHIN,
  FOREHEAD,
  mirrored,
  NOSE_UPPER_TRIANGLE,
  RIGHT_JAW,
  UPPER_LIP,
} from "../face/landmarks.ts";
import { coverage } from "../face/skinMask.ts";
import { intersect, maskArea } from "../geometry/polygon.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import type { Mask } from "../image/rgbImage.ts";
import { COVERS } from "../skin/covers.ts";
import { coveredPixels } from "../skin/hiddenReason.ts";

/** How warm a region is, by its median a* + b*: skin and hair of every colour are, what a mask is made of may not be. */
const warmth = ({ smooth }: FaceMaps, region: Mask): number =>
  maskedMedian(smooth.redGreen, region) + maskedMedian(smooth.yellowBlue, region);

/**
 * Refuses a face of which too little is seen: a surgical mask, a scarf or a hand over its lower half does not trouble
 * the mesh, and the rest would be scored as if it were the whole. A hand of the same hue as the face is not seen.
 */
export function coverProblem(maps: FaceMaps): "face-covered" | undefined {
  const { face, skin, size } = maps;
  if (coverage(skin, skin.expected) < COVERED.minVisible) return "face-covered";
  const below = regionOf(face, [UPPER_LIP, BEARD_CHIN, RIGHT_JAW, mirrored(RIGHT_JAW)]);
  const above = regionOf(face, [FOREHEAD, NOSE_UPPER_TRIANGLE]);
  const { cold } = COVERED;
  if (warmth(maps, below) < cold.below && warmth(maps, above) > cold.above) return "face-covered";
  const lower = intersect(below, skin.expected);
  const objects = coveredPixels(skin.covers, lower, size)[COVERS.indexOf("object")] ?? 0;
  return objects > COVERED.maxLowerObjects * maskArea(lower) ? "face-covered" : undefined;
}
