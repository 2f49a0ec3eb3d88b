import { toLab } from "../core/colour/lab.ts";
import { PATCH } from "../core/constants/engine.ts";
import { cutOut, pixels, placementOf, type AlignedFace } from "../core/face/alignedFace.ts";
import { landmarkAt, type FaceMesh } from "../core/face/faceMesh.ts";
import { LEFT_OUTER_EYE, RIGHT_OUTER_EYE } from "../core/face/landmarks.ts";
import { smoothColour } from "../core/face/skinMask.ts";
import { lerp } from "../core/geometry/point.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { findGlasses } from "../core/skin/glasses.ts";

/** Height of the band across the eyes in which glasses are looked for: a third of the face. */
const SIZE = { width: PATCH.width, height: 2 * Math.round(pixels(35)) } as const;

/** The eyes, cut out at the scale of the engine: the rest of the face would only take time. */
function eyeBand(pyramid: Pyramid, mesh: FaceMesh): AlignedFace {
  const { landmarks } = mesh;
  const centre = lerp(landmarkAt(landmarks, RIGHT_OUTER_EYE), landmarkAt(landmarks, LEFT_OUTER_EYE), 0.5);
  return cutOut(pyramid, mesh, { ...placementOf(landmarks), centre }, SIZE);
}

/** Whether somebody wears glasses, by the engine's own eyes. @param mesh in pixels of the pyramid's first level */
export function wearsGlasses(pyramid: Pyramid, mesh: FaceMesh): boolean {
  const band = eyeBand(pyramid, mesh);
  return findGlasses(band, smoothColour(toLab(band.rgb), band.size)) !== undefined;
}
