import { DETAIL_NEEDS } from "../core/constants/detail.ts";
import type { Size } from "../core/image/rgbImage.ts";
import type { DetailCriterion } from "./advice.ts";
import { GUIDE_PLACE, GUIDE_POSE } from "./limits.ts";
import type { GuideAim } from "./judgeFrame.ts";

/** The range of the face's width, photo pixels, in which the guide calls the distance good. */
export interface FaceWidths {
  readonly min: number;
  readonly max: number;
  /** Width that a face never falls below, however long its distance has been good. */
  readonly least: number;
  /** Criteria of fine detail that a face in the oval is too small for. */
  readonly lacking: readonly DetailCriterion[];
}

/** Criteria of fine detail with the width of the face that each needs. */
const needs = Object.entries(DETAIL_NEEDS) as readonly (readonly [
  DetailCriterion,
  (typeof DETAIL_NEEDS)[DetailCriterion],
])[];

/**
 * The widths at which a face has the asked size in the frame, and is as wide as the criteria need: what the guide accepts, the
 * engine does not refuse for its size. A need that a face in the drawn oval does not meet moves nobody beyond the oval: the
 * criteria are named instead.
 */
export function faceWidths({ oval, target }: Pick<GuideAim, "oval" | "target">, { width }: Size): FaceWidths {
  const { minWidth, maxWidth, leastWidth, leastRange, detailReserve } = GUIDE_PLACE;
  const asked = (target ? target.place.width : oval.width) * width;
  const near = target ? 1 - GUIDE_POSE.widthFromTarget : minWidth;
  const far = target ? 1 + GUIDE_POSE.widthFromTarget : maxWidth;
  const max = Math.max(far * asked, leastRange * leastWidth);
  const reachable = needs.filter(([, need]) => need.faceWidth * detailReserve <= asked);
  const least = Math.max(leastWidth, ...reachable.map(([, need]) => need.faceWidth));
  return {
    min: Math.max(near * asked, least),
    max,
    least,
    lacking: needs.filter((need) => !reachable.includes(need)).map(([criterion]) => criterion),
  };
}
