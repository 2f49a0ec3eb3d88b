import { COVERED } from "../constants/photo.ts";
import { regionOf } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { BEARD_CHIN, mirrored, RIGHT_JAW, UPPER_LIP } from "../face/landmarks.ts";
import { coverage } from "../face/skinMask.ts";
import { intersect, maskArea } from "../geometry/polygon.ts";
import { COVERS } from "../skin/covers.ts";
import { coveredPixels } from "../skin/hiddenReason.ts";

/**
 * Refuses a face of which too little is seen: a surgical mask, a scarf or a hand over its lower half does not trouble
 * the mesh, and the rest would be scored as if it were the whole. A hand of the same hue as the face is not seen.
 */
export function coverProblem({ face, skin, size }: FaceMaps): "face-covered" | undefined {
  if (coverage(skin, skin.expected) < COVERED.minVisible) return "face-covered";
  const lower = intersect(
    regionOf(face, [UPPER_LIP, BEARD_CHIN, RIGHT_JAW, mirrored(RIGHT_JAW)]),
    skin.expected,
  );
  const objects = coveredPixels(skin.covers, lower, size)[COVERS.indexOf("object")] ?? 0;
  return objects > COVERED.maxLowerObjects * maskArea(lower) ? "face-covered" : undefined;
}
