import { ACNE, SPOT_LOAD } from "../constants/spots.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { perFace } from "../face/perFace.ts";
import { maskArea } from "../geometry/polygon.ts";
import { clamp, ramp } from "../scoring/scoreCurve.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { kindOfMark } from "./spotKind.ts";
import { findSpots, meanOver, spotsInside, totalSpots, type Spot } from "./spot.ts";
import { sizeShare, spotScore } from "./spotLoad.ts";
import { unevennessAround } from "./spotSurroundings.ts";

/**
 * Red marks of the whole face, most of them blemishes: neither brown, nor colour noise, which does not darken, nor the
 * colours of relief, hair and shade, which show in red as well.
 */
export const findBlemishes = perFace((maps): readonly Spot[] => {
  const { erythemaContrast, absorbanceContrast, skin, size } = maps;
  const { red, green } = absorbanceContrast;
  const { darkening, overRelief } = ACNE;
  return findSpots(erythemaContrast, { ...skin, size }, ACNE.likeness, (pixels, around, reddening) => {
    const darker = meanOver(green, pixels) - meanOver(green, around);
    const kind =
      ramp(darker / reddening, darkening.min, darkening.ramp) * kindOfMark(maps, pixels, around).red;
    // The field takes long to walk: not for what is no blemish anyway.
    if (kind === 0) return 0;
    const relief = Math.max(overRelief.leastRelief, unevennessAround(red, skin.visible, size, pixels));
    return kind * ramp(reddening / relief, overRelief.min, overRelief.ramp);
  });
});

/** Weight of a blemish in the score by its size, 0.75 to 1. */
export const blemishBurden = (spot: Spot): number => ACNE.burden.base + ACNE.burden.size * sizeShare(spot);

/**
 * Blemishes: compact marks with an edge that are redder, and a little darker, than their surroundings.
 * Sub-measures: how many, the share of the area they cover (%), their contrast (hundredths of a decade, 100 at
 * most). Sources: lesion counting (GAGS; Hayashi 2008); Ramli 2012 for colour segmentation; Takiwaki 1998 for
 * the erythema index.
 */
export function measureAcne(maps: FaceMaps): Measure {
  const { whole } = maps;
  if (!whole) return "area-hidden";
  const spots = findBlemishes(maps);
  const measure = (area: Area): AreaMeasure => {
    const inside = spotsInside(spots, area.interior);
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
