import { TRANSLUCENCY } from "../constants/criteria.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blur } from "../filter/blur.ts";
import { clamp, scoreCurve } from "../scoring/scoreCurve.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { bandEnergy } from "./surface.ts";

/**
 * Radiance: light, even skin. A proxy, reported with low confidence.
 * Sources: Int. J. Cosmet. Sci. 2022 (panel: lightness raises, unevenness lowers perceived translucency);
 * Matsubara 2012 (radiance and the spatial bands of lightness).
 */
export function measureTranslucency(maps: FaceMaps): Measure {
  if (!maps.whole) return "area-hidden";
  const { bandMm, evennessCurve, evennessWeight, lightness } = TRANSLUCENCY;
  const fine = blur(maps.lightness, maps.size, pixels(bandMm.fine));
  const coarse = blur(maps.lightness, maps.size, pixels(bandMm.coarse));
  const measure = ({ name, skin, interior }: Area): AreaMeasure => {
    const evenness = scoreCurve(bandEnergy(fine, coarse, interior), evennessCurve);
    const light = (maskedMedian(maps.smooth.lightness, skin) - lightness.black) * lightness.gain;
    return {
      area: name,
      score: evennessWeight * evenness + (1 - evennessWeight) * clamp(light, 0, 100),
    };
  };
  return [measure(maps.whole), ...maps.parts("forehead", "right_cheek", "left_cheek").map(measure)];
}
