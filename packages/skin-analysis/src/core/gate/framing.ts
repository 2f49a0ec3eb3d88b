import { GATE_FRAMING } from "../constants/photo.ts";
import { faceWidth, landmarkAt } from "../face/faceMesh.ts";
import { FACE_OVAL } from "../face/landmarks.ts";
import type { Point } from "../geometry/point.ts";
import type { Size } from "../image/rgbImage.ts";

/** Measure of how far a face reaches beyond each edge of the photo, in widths of the face; negative where there is room. */
interface Overshoot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Measures the oval of a face against the frame.
 * @param landmarks the mesh in photo pixels: it goes on where the photo ends
 */
export function overshootOf(landmarks: readonly Point[], { width, height }: Size): Overshoot {
  const oval = FACE_OVAL.map((index) => landmarkAt(landmarks, index));
  const xs = oval.map(({ x }) => x);
  const ys = oval.map(({ y }) => y);
  const unit = faceWidth(landmarks);
  return {
    left: -Math.min(...xs) / unit,
    right: (Math.max(...xs) - width) / unit,
    top: -Math.min(...ys) / unit,
    bottom: (Math.max(...ys) - height) / unit,
  };
}

/**
 * Refuses a face that the edge of the photo cuts: beyond the edge `warp` repeats the border pixel, and the smear
 * would be scored as skin. Cut on two opposite sides, it is larger than the frame: one has to step back.
 */
export function framingProblem(
  landmarks: readonly Point[],
  size: Size,
): "face-cut" | "too-close" | undefined {
  const { left, right, top, bottom } = overshootOf(landmarks, size);
  const { maxOvershoot, room } = GATE_FRAMING;
  if (Math.max(left, right, top, bottom) <= maxOvershoot) return undefined;
  const fills = Math.min(left, right) > -room || Math.min(top, bottom) > -room;
  return fills ? "too-close" : "face-cut";
}
