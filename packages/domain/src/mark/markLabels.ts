import type { DiagnosisMasks, MaskPosition } from "../mask/diagnosisMasks.ts";
import { type MarkedCriterionId, markedCriterionIds, type MarkReviews } from "./markReview.ts";
import { proposedMarks } from "./reviewedMasks.ts";
import { type MarkState, reviewedMarks } from "./reviewedMarks.ts";

/** Verdict of a professional on a mark: it is one, it is none, or the analysis had missed it. */
export type MarkVerdict = "real" | "none" | "missed";

/**
 * The verdict on one mark, for the training of a judge of marks. It holds no pixels and nothing that tells whose face it is.
 */
export interface MarkLabel {
  readonly criterion: MarkedCriterionId;
  readonly engineVersion: string | null;
  readonly verdict: MarkVerdict;
  /** Share of the width and of the height of the face's oval, from its upper left corner, to 0.001. */
  readonly x: number;
  readonly y: number;
  /** Name of the part of the face; null where none is known. */
  readonly area: string | null;
  /** Diameter on the skin, mm of an average face; null for a mark that the analysis missed. */
  readonly mm: number | null;
  /** Share of such marks that are real, as the analysis said, 0 to 1; null for one that it missed. */
  readonly certainty: number | null;
}

const verdicts: Readonly<Record<MarkState, MarkVerdict>> = {
  sure: "real",
  unsure: "real",
  added: "missed",
  struck: "none",
};

/** Share of the way from the lowest of some values to the highest. */
function shareWithin(values: readonly number[], value: number): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return Math.round((1000 * (value - low)) / (high - low)) / 1000;
}

/** Place of a position within an oval. */
function placeWithin(oval: readonly MaskPosition[], [x, y]: MaskPosition): Pick<MarkLabel, "x" | "y"> {
  const [xs, ys] = [oval.map(([across]) => across), oval.map(([, down]) => down)];
  return { x: shareWithin(xs, x), y: shareWithin(ys, y) };
}

/**
 * The labels that the verified marks of a diagnosis give. None where the file has no face to tell a place by, and none of marks
 * of another engine than the reviewed ones, nor of a review that is not confirmed.
 */
export function markLabels(masks: DiagnosisMasks, reviews: MarkReviews): readonly MarkLabel[] {
  const [oval] = masks.face?.outlines ?? [];
  if (oval === undefined) return [];
  return markedCriterionIds.flatMap((criterion) => {
    const review = reviews[criterion];
    const proposed = proposedMarks(masks, criterion);
    if (!review?.verified || !proposed || review.engineVersion !== masks.engineVersion) return [];
    return reviewedMarks(proposed, review).map(({ state, at, area, mm, certainty }): MarkLabel => ({
      criterion,
      engineVersion: masks.engineVersion,
      verdict: verdicts[state],
      ...placeWithin(oval, at),
      area,
      mm,
      certainty: state === "added" ? null : certainty,
    }));
  });
}
