import { UNIFORMNESS } from "../constants/criteria.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blur } from "../filter/blur.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { fitIllumination } from "../statistics/illumination.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Half the pixels along each axis are enough for a spread of millimetre-smoothed colour. */
const STEP = 2;

/**
 * Spread of colour over the skin: the root of var(L*) + var(a*) + var(b*) / 2, the slow fall of light taken out
 * of L* first. Source: dispersion of L*a*b* as a measure of complexion evenness (ITA literature).
 */
export function measureUniformness(maps: FaceMaps): Measure {
  if (!maps.whole) return "area-hidden";
  const { size, smooth } = maps;
  const lightness = blur(maps.lightness, size, pixels(UNIFORMNESS.sigmaMm));
  const illumination = fitIllumination(lightness, maps.skin.visible, size);
  // A number, not an object: see sumGradients.
  const spread = (area: Area): number => {
    const redGreen = maskedMedian(smooth.redGreen, area.skin);
    const yellowBlue = maskedMedian(smooth.yellowBlue, area.skin);
    let sum = 0;
    let count = 0;
    for (let y = 0; y < size.height; y += STEP) {
      for (let x = 0; x < size.width; x += STEP) {
        const i = y * size.width + x;
        if (!area.interior[i]) continue;
        const residual = (lightness[i] ?? 0) - illumination(x, y);
        sum += Math.min(residual * residual, UNIFORMNESS.maxSquaredResidual);
        sum += UNIFORMNESS.redGreenWeight * ((smooth.redGreen[i] ?? 0) - redGreen) ** 2;
        sum += UNIFORMNESS.yellowBlueWeight * ((smooth.yellowBlue[i] ?? 0) - yellowBlue) ** 2;
        count++;
      }
    }
    return Math.sqrt(sum / Math.max(1, count));
  };
  const measure = (area: Area): AreaMeasure => ({
    area: area.name,
    score: scoreCurve(spread(area), UNIFORMNESS.curve),
  });
  return [measure(maps.whole), ...maps.parts("forehead", "right_cheek", "left_cheek").map(measure)];
}
