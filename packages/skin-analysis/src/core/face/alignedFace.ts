import { PATCH } from "../constants/engine.ts";
import { centroid, distance, type Point } from "../geometry/point.ts";
import { fromPhoto, type Similarity } from "../geometry/similarity.ts";
import type { Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";
import { warp } from "../image/warp.ts";
import { faceWidth, landmarkAt, type FaceMesh, type Landmark } from "./faceMesh.ts";
import {
  CHIN_TIP,
  LEFT_CHEEKBONE,
  LEFT_OUTER_EYE,
  RIGHT_CHEEKBONE,
  RIGHT_OUTER_EYE,
  TOP_OF_FOREHEAD,
  type Outline,
} from "./landmarks.ts";

/** Angles of the head in degrees: 0 for a face that looks straight into the camera. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** A face turned upright and scaled to `PATCH.faceWidth`. */
export interface AlignedFace {
  readonly size: Size;
  /** Where the raster lies in the photo. */
  readonly placement: Similarity;
  /** Interleaved sRGB, 0 to 255. */
  readonly rgb: Float32Array;
  /** Landmarks in raster positions. */
  readonly landmarks: readonly Point[];
  /** Width of the face in photo pixels: the true resolution behind the raster. */
  readonly photoWidth: number;
  readonly pose: Pose;
}

const DEGREES = 180 / Math.PI;

/** Angle, in radians, of the line through the outer corners of the eyes. */
export function eyeAngle(landmarks: readonly Point[]): number {
  const right = landmarkAt(landmarks, RIGHT_OUTER_EYE);
  const left = landmarkAt(landmarks, LEFT_OUTER_EYE);
  return Math.atan2(left.y - right.y, left.x - right.x);
}

/** Angles of the head by the depths that the mesh gives its rim. */
export function poseOf(landmarks: readonly Landmark[]): Pose {
  const right = landmarkAt(landmarks, RIGHT_CHEEKBONE);
  const left = landmarkAt(landmarks, LEFT_CHEEKBONE);
  const top = landmarkAt(landmarks, TOP_OF_FOREHEAD);
  const chin = landmarkAt(landmarks, CHIN_TIP);
  return {
    yaw: Math.atan2(right.z - left.z, distance(right, left)) * DEGREES,
    pitch: Math.atan2(top.z - chin.z, distance(top, chin)) * DEGREES,
    roll: eyeAngle(landmarks) * DEGREES,
  };
}

/** Cuts the face out of the photo: eyes level, face width `PATCH.faceWidth`. */
export function alignFace(pyramid: Pyramid, mesh: FaceMesh): AlignedFace {
  const size: Size = { width: PATCH.width, height: PATCH.height };
  const { landmarks } = mesh;
  const corners = [TOP_OF_FOREHEAD, CHIN_TIP, RIGHT_CHEEKBONE, LEFT_CHEEKBONE];
  const photoWidth = faceWidth(landmarks);
  const placement: Similarity = {
    centre: centroid(corners.map((index) => landmarkAt(landmarks, index))),
    scale: photoWidth / PATCH.faceWidth,
    angle: eyeAngle(landmarks),
  };
  return {
    size,
    placement,
    rgb: warp(pyramid, placement, size),
    landmarks: landmarks.map((landmark) => fromPhoto(placement, size, landmark)),
    photoWidth,
    pose: poseOf(landmarks),
  };
}

/** Positions of an outline's landmarks. */
export const outlineOf = (face: AlignedFace, outline: Outline): Point[] =>
  outline.map((index) => landmarkAt(face.landmarks, index));

/** Patch pixels of a length in millimetres. */
export const pixels = (mm: number): number => mm * PATCH.pixelsPerMm;

/** Square millimetres of a number of patch pixels. */
export const squareMm = (pixelArea: number): number => pixelArea / PATCH.pixelsPerMm ** 2;
