import {
  BLOCKS_DOUBT,
  BURNT_DOUBT,
  DOUBT,
  EARNED,
  SIDE_COLOUR_DOUBT,
  SIDE_DOUBT,
  SOFT_MARKS_DOUBT,
  type Stillness,
  VEIL_DOUBT,
} from "../constants/margin.ts";
import type { PhotoQuality } from "../quality/quality.ts";
import type { Confidence } from "./resultEntry.ts";
import { clamp, ramp } from "../curve/scoreCurve.ts";

const CERTAIN = 0.01;

/** Points between a score and the one that lies some logits further from the end that it is closest to. */
function pointsOf(score: number, logits: number): number {
  const share = clamp(score / 100, CERTAIN, 1 - CERTAIN);
  const logit = Math.log(share / (1 - share));
  const towardsMiddle = logit > 0 ? logit - logits : logit + logits;
  return 100 * Math.abs(share - 1 / (1 + Math.exp(-towardsMiddle)));
}

/**
 * Tells how much less a photo says than a perfect one, 1 for a perfect one: what it lacks in sharpness, light, size and pose
 * widens every margin.
 */
export function doubtOf(quality: Pick<PhotoQuality, keyof typeof DOUBT>): number {
  const { sharpness, exposure, lighting, faceSize, pose } = DOUBT;
  return (
    1 +
    sharpness * (1 - quality.sharpness) +
    exposure * (1 - quality.exposure) +
    lighting * (1 - quality.lighting) +
    faceSize * (1 - quality.faceSize) +
    pose * (1 - quality.pose)
  );
}

/**
 * Tells how much less a photo lit from the side says of the surface than one lit from the front, 1 for that one.
 * @param sideLight hundredths of a decade, see `sideLightOf`
 */
export const sideDoubtOf = (sideLight: number): number =>
  1 + SIDE_DOUBT.most * ramp(sideLight, SIDE_DOUBT.from, SIDE_DOUBT.ramp);

/** The same for the colours of a face. @param sideLight hundredths of a decade, see `sideLightOf` */
export const sideColourDoubtOf = (sideLight: number): number =>
  1 + SIDE_COLOUR_DOUBT.most * ramp(sideLight, SIDE_COLOUR_DOUBT.from, SIDE_COLOUR_DOUBT.ramp);

/** Tells how much less a burnt-out face says of its colours, 1 for one that is not. @param clippedRed share of the face */
export const burntDoubtOf = (clippedRed: number): number =>
  1 + BURNT_DOUBT.most * ramp(clippedRed, BURNT_DOUBT.from, BURNT_DOUBT.ramp);

/** Tells how much less a strong JPEG says, 1 for none. @param blocks see `PixelNoise` */
export const blocksDoubtOf = (blocks: number): number =>
  1 + BLOCKS_DOUBT.most * ramp(blocks, BLOCKS_DOUBT.from, BLOCKS_DOUBT.ramp);

/** Factor by which a veil widens a margin, 1 for a clear photo. @param blackLevel L*, see `PhotoQuality` */
export const veilDoubtOf = (blackLevel: number): number =>
  1 + VEIL_DOUBT.most * ramp(blackLevel, VEIL_DOUBT.from, VEIL_DOUBT.ramp);

/** Tells how much less a soft photo says of marks, 1 for a sharp one. @param least see `Sharpness` */
export const softMarksDoubtOf = (least: number): number =>
  1 + SOFT_MARKS_DOUBT.most * ramp(SOFT_MARKS_DOUBT.from - least, 0, SOFT_MARKS_DOUBT.ramp);

/**
 * Within how many points of a score 19 of 20 photos of the same face, taken as this one was, would score.
 *
 * A score is 100 / (1 + (x / half)^power): when an amount x moves by a share of itself, the logit of the score moves by
 * as much everywhere, and its points most in the middle of the scale.
 * @param score 0 to 100
 * @param doubt 1 for a perfect photo, see `doubtOf`, `sideDoubtOf` and `burntDoubtOf`
 */
export const marginOf = (score: number, { logit, floor }: Stillness, doubt: number): number =>
  doubt * Math.max(floor, pointsOf(score, logit));

/**
 * The confidence that a margin earns: high when the photo tells the changes that the product speaks of, low when it is
 * a good part of the scale; never more than the method deserves.
 */
export function earnedConfidence(margin: number, { step }: Stillness, method: Confidence): Confidence {
  if (method === "low" || margin > EARNED.maxPoints) return "low";
  return method === "high" && margin <= step ? "high" : "medium";
}
