import { ACNE, SPOT_LOAD } from "../constants/spots.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { maskArea } from "../geometry/polygon.ts";
import { clamp, ramp } from "../scoring/scoreCurve.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { kindOfMark } from "./spotKind.ts";
import { adaptThreshold, findSpots, meanOver, spotsInside, totalSpots, type Spot } from "./spot.ts";
import { sizeShare, spotScore } from "./spotLoad.ts";
import { lookAround } from "./spotSurroundings.ts";

/** How surely a red mark is a blemish by its looks, 0 to 1: alone in skin, neither brown, nor diffuse, nor colour noise. */
function blemishLikeness(maps: FaceMaps, { pixels, mean }: Omit<Spot, "weight">): number {
  const { erythemaContrast, densityContrast, skin, size } = maps;
  const { edge, darkening } = ACNE;
  const { skin: ring, alone } = lookAround(
    erythemaContrast,
    skin.visible,
    size,
    { pixels, mean },
    ACNE.isolation,
  );
  if (alone === 0) return 0;
  const reddening = mean - meanOver(erythemaContrast, ring);
  if (reddening <= 0) return 0;
  const darker = (meanOver(densityContrast, pixels) - meanOver(densityContrast, ring)) / reddening;
  return (
    alone *
    kindOfMark(maps, pixels, ring).red *
    ramp(reddening / mean, edge.min, edge.ramp) *
    ramp(darker, darkening.min, darkening.ramp)
  );
}

/** Red marks of the whole face, most of them blemishes. */
export function findBlemishes(maps: FaceMaps): Spot[] {
  const { erythemaContrast, size } = maps;
  const { interior } = maps.skin;
  const threshold = adaptThreshold(erythemaContrast, interior, ACNE.threshold);
  return findSpots(erythemaContrast, interior, size, threshold, ACNE, (spot) => blemishLikeness(maps, spot));
}

const burdenOf = (spot: Spot): number => ACNE.burden.base + ACNE.burden.size * sizeShare(spot);

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
      score: spotScore(inside, burdenOf, area === whole ? 1 : SPOT_LOAD.areaGain),
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
