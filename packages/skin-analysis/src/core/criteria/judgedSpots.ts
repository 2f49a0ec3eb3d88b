import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { MARK_FEATURES } from "../marks/constants.ts";
import { judgeMarks } from "../marks/judgedMarks.ts";
import { regionOfProposal } from "../marks/proposals.ts";
import type { Spot } from "./spot.ts";

/** Weights, without unit, of the absorbances of red, green and blue in the plane in which a kind of mark stands out. */
export interface Plane {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const RINGS = MARK_FEATURES.rings.length;

/** Contrast of a mark in a plane, in hundredths of a decade: its mean over the inner circles, and its peak at the centre. */
function contrastOf(features: readonly number[], { red, green, blue }: Plane): Pick<Spot, "mean" | "peak"> {
  const at = (ring: number): number =>
    red * (features[ring] ?? 0) +
    green * (features[RINGS + ring] ?? 0) +
    blue * (features[2 * RINGS + ring] ?? 0);
  return { mean: (at(0) + at(1) + at(2)) / 3, peak: at(0) };
}

/**
 * The marks of a kind, each with the probability that it is one as its weight; a mark is of the kind that is the more
 * probable one. What is one with less than `SPOT_CONFIDENCE.least` is left out.
 * @param plane in which their contrast is told
 */
export function judgedSpots(maps: FaceMaps, kind: "brown" | "red", plane: Plane): readonly Spot[] {
  const other = kind === "brown" ? "red" : "brown";
  const taken = new Uint8Array(maps.size.width * maps.size.height);
  return judgeMarks(maps)
    .filter((mark) => mark[kind] >= SPOT_CONFIDENCE.least && mark[kind] >= mark[other])
    .toSorted((a, b) => b[kind] - a[kind])
    .map(({ proposal, features, [kind]: weight }) => ({
      pixels: regionOfProposal(maps, proposal, taken),
      ...contrastOf(features, plane),
      weight,
    }))
    .filter(({ pixels }) => pixels.length > 0);
}
