import { SPOT_CONFIDENCE, SPOT_LOAD } from "../constants/spots.ts";
import { squareMm } from "../face/alignedFace.ts";
import { ramp, scoreCurve } from "../curve/scoreCurve.ts";
import type { Spot } from "./spot.ts";

/** Tells how large a spot is for one of its kind, 0 to 1. */
export const sizeShare = ({ pixels }: Pick<Spot, "pixels">): number =>
  ramp(squareMm(pixels.length), SPOT_LOAD.areaMm2.start, SPOT_LOAD.areaMm2.ramp);

/**
 * Score of some spots, 0 to 100. Each spot weighs its certainty times its burden; those that are rather none add up
 * to a limit, so that a score never tells of spots that the count beside it does not.
 * @param burdenOf weight of a spot by its looks, 0 to 1
 * @param gain 1 for the whole face
 */
export function spotScore(spots: readonly Spot[], burdenOf: (spot: Spot) => number, gain = 1): number {
  let counted = 0;
  let doubtful = 0;
  for (const spot of spots) {
    const load = spot.weight * burdenOf(spot);
    if (spot.weight >= SPOT_CONFIDENCE.counted) counted += load;
    else doubtful += load;
  }
  return scoreCurve(gain * (counted + Math.min(doubtful, SPOT_LOAD.doubt)), SPOT_LOAD.curve);
}
