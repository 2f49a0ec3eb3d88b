import { densityOf } from "../colour/absorbance.ts";
import { EYES } from "../constants/criteria.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { RIGHT_ORBITAL_RIM, RIGHT_UNDER_EYE_HOLLOW, type Outline } from "../face/landmarks.ts";
import { intersect } from "../geometry/polygon.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";
import { hardness } from "./modelling.ts";

/** Choice of which eye: an outline of the right side, or its mirror. */
export type Side = (outline: Outline) => Outline;

/** Median colour of an outline's visible skin, in hundredths of a decade. */
function colourOf({ face, skin, smooth }: FaceMaps, outline: Outline) {
  const region = intersect(regionOf(face, [outline]), skin.visible);
  const { erythema, browning } = chromaticPlanes(face);
  return {
    density: densityOf(maskedMedian(smooth.lightness, region)),
    erythema: maskedMedian(erythema, region),
    browning: maskedMedian(browning, region),
  };
}

/**
 * Tells how much darker, bluer and redder the hollow under an eye is than the cheek that adjoins it, in hundredths of a
 * decade of luminance; 0 without a dark circle. A flushed cheek is compared as if it were calm: its blood darkens
 * it too and would hide the circle. Hard light fills the hollow with shade, which is taken off as the rest of the face
 * shows how hard it is.
 * Sources: An. Bras. Dermatol. 2015 (the difference of lightness is the best correlate of the visual grade);
 * Mac-Mary, CCID 2019. Densities and ratios rather than L*a*b*: a circle has the same contrast on light and on dark
 * skin, in strong and in weak light.
 */
export function circleDarkness(maps: FaceMaps, side: Side): number {
  const hollow = colourOf(maps, side(RIGHT_UNDER_EYE_HOLLOW));
  const cheek = colourOf(maps, side(RIGHT_ORBITAL_RIM));
  const { tolerance, hard, hardPower, flushDensity, blueWeight, redWeight } = EYES.darkness;
  const gain = (hard / Math.max(hard, hardness(maps))) ** hardPower;
  const redder = hollow.erythema - cheek.erythema;
  const calmCheek = cheek.density - flushDensity * Math.max(0, -redder);
  return (
    Math.max(0, gain * (hollow.density - calmCheek) - tolerance) +
    gain * (blueWeight * Math.max(0, cheek.browning - hollow.browning) + redWeight * Math.max(0, redder))
  );
}
