// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { addMark, confirmMarks, keepMarks, nextAddedId, restoreMark, strikeMarks } from "./markDecisions.ts";
export { type MarkLabel, markLabels } from "./markLabels.ts";
export {
  type AddedMark,
  isMarkedCriterion,
  type MarkDecisions,
  type MarkedCriterionId,
  markedCriterionIds,
  type MarkReview,
  type MarkReviews,
  MAX_ADDED_MARKS,
  noDecisions,
  parseMarkReviews,
  toStoredMarkReview,
  verifiedScore,
} from "./markReview.ts";
export { reviewMarks } from "./reviewMarks.ts";
export { keptMarks, type MarkState, reviewedMarks } from "./reviewedMarks.ts";
export { proposedMarks, reviewedMasks } from "./reviewedMasks.ts";
export { scoreMarks } from "./scoreMarks.ts";
