import { COVERED } from "../constants/photo.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { BEARD_CHIN, LIPS, mirrored, RIGHT_JAW, UPPER_LIP } from "../face/landmarks.ts";
import { coverage } from "../faceMaps/skinMask.ts";
import { intersect, maskArea } from "../geometry/polygon.ts";
import { maskedQuantile } from "../statistics/maskedQuantile.ts";
import { COVERS } from "../skin/covers.ts";
import { coveredPixels } from "../skin/hiddenReason.ts";

/**
 * Tells whether there are lips where the mesh lays them: red lips, their dark line and the skin around them differ in
 * hue and light as no cloth, paper or hand does, whatever its colour.
 */
function showsLips({ face, lightness, smooth }: FaceMaps): boolean {
  const lips = regionOf(face, [LIPS]);
  const spread = (plane: Float32Array, tail: number): number =>
    maskedQuantile(plane, lips, 1 - tail) - maskedQuantile(plane, lips, tail);
  return spread(smooth.redGreen, 0.1) > COVERED.lips.hue || spread(lightness, 0.05) > COVERED.lips.light;
}

/**
 * Refuses a face of which too little is seen: a surgical mask, a scarf or a hand over its lower half does not trouble
 * the mesh, and the rest would be scored as if it were the whole.
 */
export function coverProblem(maps: FaceMaps): "face-covered" | undefined {
  const { face, skin, size } = maps;
  if (coverage(skin, skin.expected) < COVERED.minVisible || !showsLips(maps)) return "face-covered";
  const below = regionOf(face, [UPPER_LIP, BEARD_CHIN, RIGHT_JAW, mirrored(RIGHT_JAW)]);
  const lower = intersect(below, skin.expected);
  const objects = coveredPixels(skin.covers, lower, size)[COVERS.indexOf("object")] ?? 0;
  return objects > COVERED.maxLowerObjects * maskArea(lower) ? "face-covered" : undefined;
}
