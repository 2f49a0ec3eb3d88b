import { PERCEIVED_AGE } from "../constants/age.ts";
import { eyeAngle } from "../face/alignedFace.ts";
import { landmarkAt, type Landmark } from "../face/faceMesh.ts";
import { levelBox } from "../geometry/levelBox.ts";
import type { Pyramid } from "../image/pyramid.ts";
import { warp } from "../geometry/warp.ts";

/** Landmarks of the brows, the eyes' corners, the nose, the mouth and the jaw: what the net's own crops hold. */
const OUTLINE = [
  33, 263, 70, 300, 105, 334, 107, 336, 152, 234, 454, 93, 323, 132, 361, 58, 288, 172, 397, 136, 365, 150,
  379, 149, 378, 176, 400, 148, 377, 1, 61, 291, 17,
];

/**
 * The crops of a face that the net reads: upright squares, a little higher and lower, and their mirror images.
 * @param side pixels of a crop's side
 * @returns interleaved R, G, B, each 0 to 255
 */
export function ageCrops(pyramid: Pyramid, landmarks: readonly Landmark[], side: number): Float32Array[] {
  const points = OUTLINE.map((index) => landmarkAt(landmarks, index));
  const box = levelBox(points, eyeAngle(landmarks));
  return PERCEIVED_AGE.cropShifts.flatMap((shift) => {
    const down = shift * box.side;
    const centre = {
      x: box.centre.x - down * Math.sin(box.angle),
      y: box.centre.y + down * Math.cos(box.angle),
    };
    const placement = { centre, scale: (PERCEIVED_AGE.cropScale * box.side) / side, angle: box.angle };
    return [false, true].map((mirror) =>
      warp(pyramid, { ...placement, mirror }, { width: side, height: side }),
    );
  });
}

/** Years from the net's readings of one face; beyond the ages that it was tried on it says nothing, not the nearest of them. */
export function perceivedAge(readings: readonly number[]): number | "outside-range" {
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
  const { fit, range } = PERCEIVED_AGE;
  const years = fit.intercept + fit.slope * mean;
  return years >= range.min && years <= range.max ? years : "outside-range";
}
