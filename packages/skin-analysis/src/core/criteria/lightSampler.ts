import { densityOf } from "../colour/absorbance.ts";
import { MODELLING } from "../constants/criteria.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { sampleAt, type Sampler } from "../geometry/sampling.ts";
import { hardness } from "./modelling.ts";

/**
 * Light at a position, in hundredths of a decade (the negative of optical density), hard light softened: a fold has
 * then about the same depth on light and on dark skin, in strong and in weak, in hard and in soft light.
 */
export function lightSampler(maps: FaceMaps): Sampler {
  const gain = (MODELLING.hard / Math.max(MODELLING.hard, hardness(maps))) ** MODELLING.share;
  return (point) => -gain * densityOf(sampleAt(maps.smooth.lightness, maps.size, point));
}
