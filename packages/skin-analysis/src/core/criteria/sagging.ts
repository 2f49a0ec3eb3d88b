import { SAGGING } from "../constants/criteria.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { mirrored, RIGHT_MARIONETTE_LINE, RIGHT_NASOLABIAL_FOLD, type Outline } from "../face/landmarks.ts";
import { meanValleyDepth } from "../geometry/sampling.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { lightSampler } from "./lightSampler.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Mean depth of a fold, in hundredths of a decade. */
function foldDepth(maps: FaceMaps, fold: Outline): number {
  const { bankMm, shiftsMm, samplesPerSegment } = SAGGING;
  const probe = { bank: pixels(bankMm), shifts: shiftsMm.map(pixels), samplesPerSegment };
  return meanValleyDepth(lightSampler(maps), outlineOf(maps.face, fold), probe);
}

/**
 * Firmness from the folds on both sides of the mouth; the face is the mean of its sides, since light from one side
 * deepens one fold and flattens the other. A proxy: a smile deepens the same folds, and a front photo does not show
 * the jawline. Reported with low confidence.
 * Source: the fold sites of photonumeric scales (Merz: JDD 2023; Croma: JCD 2022).
 */
export function measureSagging(maps: FaceMaps): Measure {
  const cheeks = maps.parts("right_cheek", "left_cheek");
  if (!maps.whole || cheeks.length === 0) return "area-hidden";
  const sides = cheeks.map(({ name }) => {
    const side = (outline: Outline) => (name === "right_cheek" ? outline : mirrored(outline));
    const fold = SAGGING.foldWeight * foldDepth(maps, side(RIGHT_NASOLABIAL_FOLD));
    const marionette = SAGGING.marionetteWeight * foldDepth(maps, side(RIGHT_MARIONETTE_LINE));
    return { area: name, load: fold + marionette };
  });
  const mean = sides.reduce((sum, { load }) => sum + load, 0) / sides.length;
  const parts: AreaMeasure[] = sides.map(({ area, load }) => ({
    area,
    score: scoreCurve(load, SAGGING.curve),
  }));
  return [{ area: "face", score: scoreCurve(mean, SAGGING.curve) }, ...parts];
}
