import { toLab } from "../core/colour/lab.ts";
import { PATCH } from "../core/constants/engine.ts";
import { eyeAngle, pixels, poseOf, type AlignedFace } from "../core/face/alignedFace.ts";
import { faceWidth, landmarkAt, type FaceMesh } from "../core/face/faceMesh.ts";
import { LEFT_OUTER_EYE, RIGHT_OUTER_EYE } from "../core/face/landmarks.ts";
import { smoothColour } from "../core/face/skinMask.ts";
import { lerp } from "../core/geometry/point.ts";
import { fromPhoto, type Similarity } from "../core/geometry/similarity.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { warp } from "../core/image/warp.ts";
import { findGlasses } from "../core/skin/glasses.ts";

/** Height of the band across the eyes in which glasses are looked for: a third of the face. */
const SIZE = { width: PATCH.width, height: 2 * Math.round(pixels(35)) } as const;

/** The eyes, cut out at the scale of the engine: the rest of the face would only take time. */
function eyeBand(pyramid: Pyramid, { landmarks }: FaceMesh): AlignedFace {
  const photoWidth = faceWidth(landmarks);
  const placement: Similarity = {
    centre: lerp(landmarkAt(landmarks, RIGHT_OUTER_EYE), landmarkAt(landmarks, LEFT_OUTER_EYE), 0.5),
    scale: photoWidth / PATCH.faceWidth,
    angle: eyeAngle(landmarks),
  };
  return {
    size: SIZE,
    placement,
    rgb: warp(pyramid, placement, SIZE),
    landmarks: landmarks.map((landmark) => fromPhoto(placement, SIZE, landmark)),
    photoWidth,
    pose: poseOf(landmarks),
  };
}

/** Whether somebody wears glasses, by the engine's own eyes. @param mesh in pixels of the pyramid's first level */
export function wearsGlasses(pyramid: Pyramid, mesh: FaceMesh): boolean {
  const band = eyeBand(pyramid, mesh);
  return findGlasses(band, smoothColour(toLab(band.rgb), band.size)) !== undefined;
}
