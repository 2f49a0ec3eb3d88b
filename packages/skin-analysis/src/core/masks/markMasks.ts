import { MASK } from "../constants/masks.ts";
import { SPOT_LOAD } from "../constants/spots.ts";
import { findPores } from "../criteria/pores.ts";
import type { Spot } from "../criteria/spot.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { centroid, type Point } from "../geometry/point.ts";
import type { Size } from "../image/rgbImage.ts";
import { outlineAround } from "../inspection/hull.ts";
import { round2 } from "../curve/scoreCurve.ts";
import type { DrawnMark, DrawnMask, MaskName } from "./drawing.ts";
import type { MarkReviewDefaults } from "./markReview.ts";
import { placesOf } from "./places.ts";

/** Position of a pixel by its index. */
const positionOf = (pixel: number, { width }: Size): Point => ({
  x: pixel % width,
  y: Math.trunc(pixel / width),
});

/** Spots of a criterion, and how they are weighed. */
interface CountedSpots {
  readonly spots: readonly Spot[];
  /** Weight of a spot in the score, 0 to 1. */
  readonly burdenOf: (spot: Spot) => number;
  readonly review: MarkReviewDefaults;
}

/** The spots that a criterion proposes, each with one outline and what it weighs. */
export function spotMask(
  name: MaskName,
  { size }: FaceMaps,
  { spots, burdenOf, review }: CountedSpots,
  parts: readonly Area[],
): DrawnMask {
  const proposed = spots.filter(({ weight }) => weight >= review.proposedFrom);
  const shapes = proposed.map((spot) =>
    outlineAround(
      spot.pixels.map((pixel) => positionOf(pixel, size)),
      pixels(MASK.spotGapMm),
    ),
  );
  // A spot on the border of two parts is where most of its pixels are found: in raster order, its middle one.
  const middles = proposed.map((spot) => spot.pixels[spot.pixels.length >> 1] ?? 0);
  const each = proposed.map((spot, index): DrawnMark => {
    const middle = middles[index] ?? 0;
    return {
      at: centroid(spot.pixels.map((pixel) => positionOf(pixel, size))),
      radius: Math.sqrt(spot.pixels.length / Math.PI),
      area: parts.find(({ skin }) => skin[middle])?.name ?? null,
      certainty: review.certainty ?? round2(spot.weight),
      load: burdenOf(spot),
    };
  });
  return {
    name,
    drawing: { type: "polygon", shapes },
    places: placesOf(parts, middles),
    marks: { curve: SPOT_LOAD.curve, added: review.added, each },
  };
}

/** Every pore that is counted. */
export function poreMask(maps: FaceMaps, parts: readonly Area[]): DrawnMask {
  const found = findPores(maps);
  return {
    name: "pores_points",
    drawing: {
      type: "point",
      points: found.map((pixel) => positionOf(pixel, maps.size)),
      radius: pixels(MASK.poreRadiusMm),
    },
    places: placesOf(parts, found),
  };
}
