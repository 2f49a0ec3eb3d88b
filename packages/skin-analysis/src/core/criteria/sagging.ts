import { SAGGING } from "../constants/criteria.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { faceWidth, landmarkAt } from "../face/faceMesh.ts";
import {
  LOWER_FACE_WIDTH,
  mirrored,
  RIGHT_MARIONETTE_LINE,
  RIGHT_NASOLABIAL_FOLD,
  type Outline,
} from "../face/landmarks.ts";
import { distance } from "../geometry/point.ts";
import { meanValleyDepth } from "../geometry/sampling.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Mean depth of a fold in L*. */
function foldDepth({ face, size, smooth }: FaceMaps, fold: Outline): number {
  const { bankMm, shiftsMm, samplesPerSegment } = SAGGING;
  const probe = { bank: pixels(bankMm), shifts: shiftsMm.map(pixels), samplesPerSegment };
  return meanValleyDepth(smooth.lightness, size, outlineOf(face, fold), probe);
}

/** How far the lower face is wider than a firm one's, as a share of the face's width. */
function jawHeaviness({ landmarks }: FaceMaps["face"]): number {
  const [right, left] = LOWER_FACE_WIDTH;
  const lower = distance(landmarkAt(landmarks, right), landmarkAt(landmarks, left));
  return Math.max(0, lower / faceWidth(landmarks) - SAGGING.jawRatio);
}

/**
 * Firmness from the folds on both sides of the mouth. A proxy: a smile deepens the same folds, a front photo
 * hardly shows the jawline. Reported with low confidence.
 * Source: the fold sites of photonumeric scales (Merz: JDD 2023; Croma: JCD 2022).
 */
export function measureSagging(maps: FaceMaps): Measure {
  const cheeks = maps.parts("right_cheek", "left_cheek");
  if (!maps.whole || cheeks.length === 0) return "area-hidden";
  const jaw = SAGGING.jawWeight * jawHeaviness(maps.face);
  const sides = cheeks.map(({ name }) => {
    const side = (outline: Outline) => (name === "right_cheek" ? outline : mirrored(outline));
    const fold = SAGGING.foldWeight * foldDepth(maps, side(RIGHT_NASOLABIAL_FOLD));
    const marionette = SAGGING.marionetteWeight * foldDepth(maps, side(RIGHT_MARIONETTE_LINE));
    return { area: name, load: fold + marionette + jaw };
  });
  const mean = sides.reduce((sum, { load }) => sum + load, 0) / sides.length;
  const parts: AreaMeasure[] = sides.map(({ area, load }) => ({
    area,
    score: scoreCurve(load, SAGGING.curve),
  }));
  return [{ area: "face", score: scoreCurve(mean, SAGGING.curve) }, ...parts];
}
