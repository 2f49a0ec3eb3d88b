import { ACNE, SPOT_LOAD } from "../constants/spots.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { maskArea } from "../geometry/polygon.ts";
import { clamp } from "../curve/scoreCurve.ts";
import { judgedSpots } from "./judgedSpots.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { spotsInside, totalSpots, type Spot } from "./spot.ts";
import { sizeShare, spotScore } from "./spotLoad.ts";

/** Red marks of the whole face, most of them blemishes. */
export const findBlemishes = perFace((maps): readonly Spot[] => judgedSpots(maps, "red", ACNE.plane));

/** Weight of a blemish in the score by its size, 0.75 to 1. */
export const blemishBurden = (spot: Spot): number => ACNE.burden.base + ACNE.burden.size * sizeShare(spot);

/**
 * Blemishes: marks that the judge calls red.
 * Sub-measures: how many, the share of the area they cover (%), their contrast (hundredths of a decade, 100 at
 * most). Sources: lesion counting (GAGS; Hayashi 2008); Ramli 2012 for colour segmentation; Takiwaki 1998 for
 * the erythema index.
 */
export function measureAcne(maps: FaceMaps): Measure {
  const { whole } = maps;
  if (!whole) return "area-hidden";
  const spots = findBlemishes(maps);
  const measure = (area: Area): AreaMeasure => {
    const inside = area === whole ? spots : spotsInside(spots, area.skin);
    const totals = totalSpots(inside, (spot) => spot.peak);
    return {
      area: area.name,
      score: spotScore(inside, blemishBurden, area === whole ? 1 : SPOT_LOAD.areaGain),
      sub: [
        { name: "number_of_regions", value: totals.counted.length },
        { name: "density_score", value: (100 * totals.pixels) / maskArea(area.interior) },
        { name: "average_intensity_score", value: clamp(totals.intensity, 0, 100) },
      ],
    };
  };
  const parts = maps.parts(
    "forehead_n_bridge",
    "nose_bridge",
    "right_cheek_large",
    "left_cheek_large",
    "chin_wide",
  );
  return [measure(whole), ...parts.map(measure)];
}
