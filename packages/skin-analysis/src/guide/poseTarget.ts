import { poseOf, type Pose } from "../core/face/alignedFace.ts";
import { faceWidth, landmarkAt, type FaceMesh } from "../core/face/faceMesh.ts";
import {
  CHIN_TIP,
  FACE_OVAL,
  LEFT_CHEEKBONE,
  LIPS,
  mirrored,
  RIGHT_BROW,
  RIGHT_CHEEKBONE,
  RIGHT_EYE_OPENING,
  TOP_OF_FOREHEAD,
} from "../core/face/landmarks.ts";
import { centroid, type Point } from "../core/geometry/point.ts";
import type { Size } from "../core/image/rgbImage.ts";

/** Place of a face in a frame, in shares of the frame's own width and height. */
export interface FacePlace {
  readonly centre: Point;
  /** From cheekbone to cheekbone, over the frame's width. */
  readonly width: number;
}

/** Way that somebody was photographed before, to be photographed the same way again. */
export interface PoseTarget {
  readonly pose: Pose;
  readonly place: FacePlace;
  /** The face, the eyes, the brows and the lips as closed outlines, in shares of the frame's width and height. */
  readonly outlines: readonly (readonly Point[])[];
}

const DRAWN = [
  FACE_OVAL,
  RIGHT_EYE_OPENING,
  mirrored(RIGHT_EYE_OPENING),
  RIGHT_BROW,
  mirrored(RIGHT_BROW),
  LIPS,
] as const;

/** Tells where a face lies in its frame. */
export function placeOf({ landmarks }: FaceMesh, { width, height }: Size): FacePlace {
  const corners = [TOP_OF_FOREHEAD, CHIN_TIP, RIGHT_CHEEKBONE, LEFT_CHEEKBONE];
  const { x, y } = centroid(corners.map((index) => landmarkAt(landmarks, index)));
  return { centre: { x: x / width, y: y / height }, width: faceWidth(landmarks) / width };
}

/** The pose of a face in a photo that has the shape of the frame. */
export function poseTargetOf(mesh: FaceMesh, size: Size): PoseTarget {
  const share = ({ x, y }: Point): Point => ({ x: x / size.width, y: y / size.height });
  return {
    pose: poseOf(mesh.landmarks),
    place: placeOf(mesh, size),
    outlines: DRAWN.map((outline) => outline.map((index) => share(landmarkAt(mesh.landmarks, index)))),
  };
}
