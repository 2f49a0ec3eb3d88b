import { PIGMENTATION, SPOT_LOAD } from "../constants/spots.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { maskArea } from "../geometry/polygon.ts";
import { clamp, ramp } from "../curve/scoreCurve.ts";
import { judgedSpots } from "./judgedSpots.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { spotsInside, totalSpots, type Spot } from "./spot.ts";
import { sizeShare, spotScore } from "./spotLoad.ts";

/** Brown marks of the whole face, freckles and naevi alike. */
export const findBrownSpots = perFace((maps): readonly Spot[] =>
  judgedSpots(maps, "brown", PIGMENTATION.plane),
);

/** Mean and standard deviation of the spots' sizes, in % of an area. */
function sizesOf(spots: readonly Spot[], area: number): { mean: number; deviation: number } {
  if (spots.length === 0) return { mean: 0, deviation: 0 };
  const sizes = spots.map((spot) => (100 * spot.pixels.length) / area);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const variance = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / sizes.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/** Weight of a brown mark in the score by its size and darkness, 0.6 to 1. */
export function brownBurden(spot: Spot): number {
  const { burden, darkness } = PIGMENTATION;
  const dark = ramp(spot.mean, darkness.start, darkness.ramp);
  return burden.base + burden.size * sizeShare(spot) + burden.darkness * dark;
}

/**
 * Pigment spots: marks that the judge calls brown, freckles and naevi alike.
 * Sub-measures: how many, mean and spread of their sizes (% of the area), share of the area they cover (%),
 * mean darkness (hundredths of a decade, 100 at most).
 * Sources: optical density as melanin index (Takiwaki 1998); decision 067.
 */
export function measurePigmentation(maps: FaceMaps): Measure {
  const { whole } = maps;
  if (!whole) return "area-hidden";
  const spots = findBrownSpots(maps);
  const measure = (area: Area): AreaMeasure => {
    const inside = area === whole ? spots : spotsInside(spots, area.skin);
    const totals = totalSpots(inside, (spot) => spot.mean);
    const areaPixels = maskArea(area.interior);
    const sizes = sizesOf(totals.counted, areaPixels);
    return {
      area: area.name,
      score: spotScore(inside, brownBurden, area === whole ? 1 : SPOT_LOAD.areaGain),
      sub: [
        { name: "number_of_regions", value: totals.counted.length },
        { name: "average_region_size", value: sizes.mean },
        { name: "region_size_std", value: sizes.deviation },
        { name: "density_score", value: (100 * totals.pixels) / areaPixels },
        { name: "average_intensity_score", value: clamp(totals.intensity, 0, 100) },
      ],
    };
  };
  const parts = maps.parts(
    "forehead",
    "nose_upper_triangle",
    "right_cheek_wide",
    "left_cheek_wide",
    "chin_wide",
  );
  return [measure(whole), ...parts.map(measure)];
}
