import type { AreaName } from "../criterion/areaLabels.ts";
import type {
  DiagnosisMask,
  DiagnosisMasks,
  MaskPosition,
  ProposedMarks,
  ShapeMask,
} from "../mask/diagnosisMasks.ts";
import {
  type MarkedCriterionId,
  type MarkReview,
  type MarkReviews,
  markedCriterionIds,
} from "./markReview.ts";
import { keptMarks, type ReviewedMark, reviewedMarks } from "./reviewedMarks.ts";

/** Masks that hold the marks of each criterion, and the parts of the face that they are told by. */
export const markedMasks: Readonly<
  Record<MarkedCriterionId, { readonly mask: string; readonly areas: readonly AreaName[] }>
> = {
  36: {
    mask: "acne_regions",
    areas: ["forehead_n_bridge", "nose_bridge", "right_cheek_large", "left_cheek_large", "chin_wide"],
  },
  39: {
    mask: "pigmentation_spots",
    areas: ["forehead", "nose_upper_triangle", "right_cheek_wide", "left_cheek_wide", "chin_wide"],
  },
};

/** The marks that an analysis proposes for a criterion; null where none were kept one by one. */
export function proposedMarks(masks: DiagnosisMasks, criterion: MarkedCriterionId): ProposedMarks | null {
  const mask = masks.masks.find(({ name }) => name === markedMasks[criterion].mask);
  return mask?.type === "polygon" ? (mask.marks ?? null) : null;
}

/** Corners of the outline of an added mark. */
const CORNERS = 24;

/** Radius of an outline over that of its mark, so that the line does not hide it. */
const GAP = 1.5;

/** The masks as the professional left them: struck marks are neither drawn nor counted, added ones are. */
export function reviewedMasks(masks: DiagnosisMasks, reviews: MarkReviews): DiagnosisMasks {
  const reviewed = (mask: DiagnosisMask): DiagnosisMask => {
    const id = markedCriterionIds.find((criterion) => markedMasks[criterion].mask === mask.name);
    const review = id === undefined ? undefined : reviews[id];
    if (id === undefined || review?.engineVersion !== masks.engineVersion) return mask;
    return mask.type === "polygon" ? reviewedMask(mask, { id, review, anchors: masks.anchors }) : mask;
  };
  return { ...masks, masks: masks.masks.map(reviewed) };
}

interface Reviewing extends Pick<DiagnosisMasks, "anchors"> {
  readonly id: MarkedCriterionId;
  readonly review: MarkReview;
}

function reviewedMask(mask: ShapeMask, { id: criterion, review, anchors }: Reviewing): DiagnosisMask {
  const { marks: proposed, shapes } = mask;
  if (!proposed) return mask;
  const kept = keptMarks(reviewedMarks(proposed, review));
  const outlines = new Map(proposed.each.map(({ id }, index) => [id, shapes[index]]));
  const amounts = new Map<string, number>();
  for (const mark of kept) {
    const area = areaOfMark(mark, anchors, criterion);
    if (area !== null) amounts.set(area, (amounts.get(area) ?? 0) + 1);
  }
  return {
    ...mask,
    shapes: kept.map(({ id, at, radius }) => outlines.get(id) ?? circle(at, radius * GAP, proposed.aspect)),
    places: Array.from(amounts, ([area, amount]) => ({ area, amount })),
    marks: null,
  };
}

/** The part of the face that a mark lies in, or else the one whose middle is nearest; null when no middle is known. */
export function areaOfMark(
  { area, at }: Pick<ReviewedMark, "area" | "at">,
  anchors: DiagnosisMasks["anchors"],
  criterion: MarkedCriterionId,
): string | null {
  if (area !== null) return area;
  let nearest: { readonly name: string; readonly away: number } | null = null;
  for (const name of markedMasks[criterion].areas) {
    const middle = anchors.get(name);
    if (middle === undefined) continue;
    const away = Math.hypot(middle[0] - at[0], middle[1] - at[1]);
    if (nearest === null || away < nearest.away) nearest = { name, away };
  }
  return nearest?.name ?? null;
}

/** A circle as an outline. @param radius share of the photo's width */
function circle([x, y]: MaskPosition, radius: number, aspect: number): MaskPosition[] {
  return Array.from({ length: CORNERS }, (_, corner): MaskPosition => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [x + radius * Math.cos(angle), y + radius * aspect * Math.sin(angle)];
  });
}
