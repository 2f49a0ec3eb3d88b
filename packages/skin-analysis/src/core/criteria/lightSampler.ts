import { densityOf } from "../colour/absorbance.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { sampleAt, type Sampler } from "../geometry/sampling.ts";

/**
 * Light at a position, in hundredths of a decade (the negative of optical density): a shadow has then the same depth
 * on light and on dark skin, in strong and in weak light.
 */
export const lightSampler =
  ({ size, smooth }: FaceMaps): Sampler =>
  (point) =>
    -densityOf(sampleAt(smooth.lightness, size, point));
