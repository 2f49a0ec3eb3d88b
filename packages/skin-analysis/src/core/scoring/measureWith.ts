import type { AgeObstacle } from "../age/ageObstacle.ts";
import { GRAIN } from "../constants/detail.ts";
import { COLOUR_BALANCE, DETAIL, EXPOSURE, SIDE_LIGHT } from "../constants/photo.ts";
import type { Measure, NotMeasuredReason } from "../criteria/measure.ts";
import type { PhotoQuality } from "../quality/quality.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { FOREHEAD, type Outline } from "../face/landmarks.ts";
import { hidesEyes } from "../gate/darkLenses.ts";
import { isNeutral } from "../gate/expression.ts";
import { hiddenReason } from "../skin/hiddenReason.ts";
import type { Algorithm } from "./algorithms.ts";

/** Tells whether a photo shows what an algorithm needs: a worse photo must never read as better skin. */
function allows(
  { losses, pixels, colour, highlight, clippedRed, sideLight }: PhotoQuality,
  needs: Algorithm,
): boolean {
  // Movement takes one direction alone, and what it took of the skin cannot be made up for.
  const movedSlightly = losses.least < DETAIL.fine && losses.evenness < DETAIL.fineEvenness;
  if (needs.fineDetail && movedSlightly) return false;
  // Noise and the blocks of a JPEG are texture of their own, and hide pale marks.
  const grainy = pixels.noise > GRAIN.maxNoise || pixels.blocks > GRAIN.maxBlocks;
  if ((needs.fineDetail || needs.spots) && grainy) return false;
  if (needs.spots && losses.least < DETAIL.spots) return false;
  // Fine detail burns out, and so does colour: a ratio of channels says nothing where one is at its end. Folds follow.
  const burns = needs.fineDetail || needs.spots || needs.colour;
  if (clippedRed > (burns ? EXPOSURE.maxClippedRed : EXPOSURE.maxClippedForm)) return false;
  if (needs.colour && colour.cast > COLOUR_BALANCE.maxCast) return false;
  if (needs.evenLight && sideLight > SIDE_LIGHT.uneven) return false;
  if (needs.evenColour && sideLight > SIDE_LIGHT.colour) return false;
  return needs.spots === true || highlight >= EXPOSURE.fair;
}

/** Names the cover of an area that an algorithm needs. @param outlines the whole face without them */
function reasonFor(
  outlines: readonly Outline[] | undefined,
  { face, skin, size }: FaceMaps,
): NotMeasuredReason {
  const region = outlines ? regionOf(face, outlines) : skin.expected;
  return hiddenReason(skin.covers, region, size) ?? "area-hidden";
}

/** Gives what an algorithm says of a face, or why it says nothing: dark lenses, the photo, the mouth, or what hides the skin. */
export function measureWith(
  algorithm: Algorithm,
  maps: FaceMaps,
  quality: PhotoQuality,
): Measure | AgeObstacle {
  if (!algorithm.measure) return algorithm.reason ?? "not-supported";
  // A face behind dark lenses seems smoother, sharper and more even than it is; a mark is counted where skin is seen.
  if (!algorithm.spots && hidesEyes(maps)) return "hidden-by-glasses";
  if (!allows(quality, algorithm)) return "low-quality";
  if (algorithm.neutralMouth && !isNeutral(maps.face.landmarks)) return "expression";
  // Light models a forehead by half as much as cheeks: without it the light would seem twice as hard.
  if (algorithm.modelled && maps.parts("forehead").length === 0) return reasonFor([FOREHEAD], maps);
  const measure = algorithm.measure(maps);
  return measure === "area-hidden" ? reasonFor(algorithm.looksAt, maps) : measure;
}
