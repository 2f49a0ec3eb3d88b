import { MOUTH } from "../constants/photo.ts";
import { faceWidth, landmarkAt } from "../face/faceMesh.ts";
import {
  INNER_LIPS,
  LEFT_OUTER_EYE,
  MOUTH_CORNERS,
  RIGHT_OUTER_EYE,
  type Outline,
} from "../face/landmarks.ts";
import { distance, type Point } from "../geometry/point.ts";

/** Measure of how far a mouth is open and how broad it is drawn. */
export interface Mouth {
  /** Gap between the lips over the width of the face. */
  readonly gap: number;
  /** Distance of its corners over that of the outer corners of the eyes. */
  readonly breadth: number;
}

export function mouthOf(landmarks: readonly Point[]): Mouth {
  const between = ([a = 0, b = 0]: Outline) => distance(landmarkAt(landmarks, a), landmarkAt(landmarks, b));
  return {
    gap: between(INNER_LIPS) / faceWidth(landmarks),
    breadth: between(MOUTH_CORNERS) / between([RIGHT_OUTER_EYE, LEFT_OUTER_EYE]),
  };
}

/** Tells whether the mouth leaves the folds beside it as they are: a smile and an open mouth deepen them. */
export function isNeutral(landmarks: readonly Point[]): boolean {
  const { gap, breadth } = mouthOf(landmarks);
  return gap <= MOUTH.maxGap && breadth <= MOUTH.maxBreadth;
}
