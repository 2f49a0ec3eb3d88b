import { SAGGING } from "../constants/criteria.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import type { AreaName } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { mirrored, RIGHT_MARIONETTE_LINE, RIGHT_NASOLABIAL_FOLD, type Outline } from "../face/landmarks.ts";
import { meanValleyDepth } from "../geometry/sampling.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { lightSampler } from "./lightSampler.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Mean depth of a fold, in hundredths of a decade. */
function foldDepth(maps: FaceMaps, fold: Outline): number {
  const { bankMm, shiftsMm, samplesPerSegment } = SAGGING;
  const probe = { bank: pixels(bankMm), shifts: shiftsMm.map(pixels), samplesPerSegment };
  return meanValleyDepth(lightSampler(maps), outlineOf(maps.face, fold), probe);
}

/** A fold beside the mouth. */
interface Fold {
  readonly outline: Outline;
  /** Mean depth, in hundredths of a decade. */
  readonly depth: number;
}

/** One side of the mouth. */
export interface SeenFolds {
  readonly area: AreaName;
  readonly folds: readonly Fold[];
  /** Holds what the side's score is made of. */
  readonly load: number;
}

/** The folds of each side whose cheek is visible. */
export const findFolds = perFace((maps): readonly SeenFolds[] =>
  maps.parts("right_cheek", "left_cheek").map(({ name }) => {
    const fold = (outline: Outline): Fold => {
      const own = name === "right_cheek" ? outline : mirrored(outline);
      return { outline: own, depth: foldDepth(maps, own) };
    };
    const nasolabial = fold(RIGHT_NASOLABIAL_FOLD);
    const marionette = fold(RIGHT_MARIONETTE_LINE);
    const { foldWeight, marionetteWeight } = SAGGING;
    const load = foldWeight * nasolabial.depth + marionetteWeight * marionette.depth;
    return { area: name, folds: [nasolabial, marionette], load };
  }),
);

/**
 * Firmness from the folds on both sides of the mouth; the face is the mean of its sides, since light from one side
 * deepens one fold and flattens the other. A proxy: a smile deepens the same folds, and a front photo does not show
 * the jawline. Reported with low confidence.
 * Source: the fold sites of photonumeric scales (Merz: JDD 2023; Croma: JCD 2022).
 */
export function measureSagging(maps: FaceMaps): Measure {
  const sides = findFolds(maps);
  if (!maps.whole || sides.length === 0) return "area-hidden";
  const mean = sides.reduce((sum, { load }) => sum + load, 0) / sides.length;
  const parts: AreaMeasure[] = sides.map(({ area, load }) => ({
    area,
    score: scoreCurve(load, SAGGING.curve),
  }));
  return [{ area: "face", score: scoreCurve(mean, SAGGING.curve) }, ...parts];
}
