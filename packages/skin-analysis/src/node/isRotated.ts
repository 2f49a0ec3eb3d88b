import { buildPyramid, type Pyramid } from "../core/image/pyramid.ts";
import { rotateQuarter } from "../core/image/rotateQuarter.ts";
import type { RgbImage } from "../core/image/rgbImage.ts";
import { poseOf } from "../core/face/alignedFace.ts";
import { poseProblem } from "../core/gate/heading.ts";
import type { FaceFinder } from "../mesh/faceFinder.ts";

/** Longer side of the level in which a face is looked for again. */
const LONGEST = 1600;

/**
 * Tells whether a photo shows a face once it is turned by one, two or three quarters. Asked about a photo without a face,
 * and about one whose mesh is doubtful: an upright mesh is laid over a face that is upside down.
 * @param score of the face that was found in the photo as it is, 0 without one: a turned one has to exceed it, and to be
 * straight
 */
export function isRotated(pyramid: Pyramid, findFaces: FaceFinder, score: number): boolean {
  let picture: RgbImage =
    pyramid.find(({ width, height }) => Math.max(width, height) <= LONGEST) ?? pyramid[0];
  for (let turns = 0; turns < 3; turns++) {
    picture = rotateQuarter(picture);
    const [face] = findFaces(buildPyramid(picture));
    if (!face || face.score <= score) continue;
    if (score === 0 || poseProblem(poseOf(face.landmarks)) === undefined) return true;
  }
  return false;
}
