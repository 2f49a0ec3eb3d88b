import { distance, type Point } from "../geometry/point.ts";
import { LEFT_CHEEKBONE, RIGHT_CHEEKBONE } from "./landmarks.ts";

/** A landmark in photo pixels; `z` is depth, smaller towards the camera, in the same unit. */
export interface Landmark extends Point {
  readonly z: number;
}

/** The 468 landmarks of one face and the mesh model's own probability that it is a face (0 to 1). */
export interface FaceMesh {
  readonly landmarks: readonly Landmark[];
  readonly score: number;
}

/** The landmark of that index. @throws RangeError when the mesh lacks it */
export function landmarkAt<Position extends Point>(landmarks: readonly Position[], index: number): Position {
  const landmark = landmarks[index];
  if (!landmark) throw new RangeError(`The mesh has no landmark ${index}.`);
  return landmark;
}

/** Distance in pixels between the two cheekbones. */
export const faceWidth = (landmarks: readonly Point[]): number =>
  distance(landmarkAt(landmarks, RIGHT_CHEEKBONE), landmarkAt(landmarks, LEFT_CHEEKBONE));
