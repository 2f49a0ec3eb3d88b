import type { Point } from "../geometry/point.ts";
import { outlineOf, type AlignedFace } from "./alignedFace.ts";
import {
  FACE_OVAL,
  LIPS,
  mirrored,
  NOSTRILS,
  type Outline,
  RIGHT_ALAR_CREASE,
  RIGHT_BROW,
  RIGHT_EYE_OPENING,
  RIGHT_NASOLABIAL_FOLD,
} from "./landmarks.ts";

/**
 * Outlines of what a place on the skin may lie next to: eyes, brows, lips, nostrils, creases of the nose wings, folds and the
 * oval. Judges read the distances to them in this order.
 * @returns raster positions of each
 */
export function neighboursOf(face: AlignedFace): readonly (readonly Point[])[] {
  const both = (outline: Outline): Point[] => [
    ...outlineOf(face, outline),
    ...outlineOf(face, mirrored(outline)),
  ];
  return [
    both(RIGHT_EYE_OPENING),
    both(RIGHT_BROW),
    outlineOf(face, LIPS),
    outlineOf(face, NOSTRILS),
    both(RIGHT_ALAR_CREASE),
    both(RIGHT_NASOLABIAL_FOLD),
    outlineOf(face, FACE_OVAL),
  ];
}
