import { PATCH } from "../constants/engine.ts";
import { centroid, distance, type Point } from "../geometry/point.ts";
import { fromPhoto, toPhoto, type Similarity } from "../geometry/similarity.ts";
import { focusOn, type Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";
import { warp } from "../geometry/warp.ts";
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
  /** Place where the raster lies in the photo. */
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

const SIZE: Size = { width: PATCH.width, height: PATCH.height };

/** Tells where the raster lies in the photo: eyes level, face width `PATCH.faceWidth`. */
export function placementOf(landmarks: readonly Landmark[]): Similarity {
  const corners = [TOP_OF_FOREHEAD, CHIN_TIP, RIGHT_CHEEKBONE, LEFT_CHEEKBONE];
  return {
    centre: centroid(corners.map((index) => landmarkAt(landmarks, index))),
    scale: faceWidth(landmarks) / PATCH.faceWidth,
    angle: eyeAngle(landmarks),
  };
}

/** Photo pixels around the raster that its resampling reads too. */
const MARGIN = 8;

/** The part of a photo that the raster shows: nothing else of it is read again. */
export function focusOnFace(pyramid: Pyramid, { landmarks }: FaceMesh): Pyramid {
  const placement = placementOf(landmarks);
  const corners = [0, SIZE.width].flatMap((x) =>
    [0, SIZE.height].map((y) => toPhoto(placement, SIZE, { x, y })),
  );
  const margin = MARGIN * Math.max(1, placement.scale);
  const frame = {
    left: Math.min(...corners.map(({ x }) => x)) - margin,
    top: Math.min(...corners.map(({ y }) => y)) - margin,
    right: Math.max(...corners.map(({ x }) => x)) + margin,
    bottom: Math.max(...corners.map(({ y }) => y)) + margin,
  };
  return focusOn(pyramid, frame, placement.scale);
}

/** Cuts a raster of some size out of the photo, a face or a part of one, with the landmarks in its positions. */
export function cutOut(
  pyramid: Pyramid,
  { landmarks }: FaceMesh,
  placement: Similarity,
  size: Size,
): AlignedFace {
  return {
    size,
    placement,
    rgb: warp(pyramid, placement, size),
    landmarks: landmarks.map((landmark) => fromPhoto(placement, size, landmark)),
    photoWidth: faceWidth(landmarks),
    pose: poseOf(landmarks),
  };
}

/** Cuts the face out of the photo: eyes level, face width `PATCH.faceWidth`. */
export const alignFace = (pyramid: Pyramid, mesh: FaceMesh): AlignedFace =>
  cutOut(pyramid, mesh, placementOf(mesh.landmarks), SIZE);

/** Positions of an outline's landmarks. */
export const outlineOf = (face: AlignedFace, outline: Outline): Point[] =>
  outline.map((index) => landmarkAt(face.landmarks, index));

/** Patch pixels of a length in millimetres. */
export const pixels = (mm: number): number => mm * PATCH.pixelsPerMm;

/** Square millimetres of a number of patch pixels. */
export const squareMm = (pixelArea: number): number => pixelArea / PATCH.pixelsPerMm ** 2;
