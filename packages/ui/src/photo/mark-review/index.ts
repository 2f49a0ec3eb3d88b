export { markKeys } from "./markKeys.ts";
export { MarkReview, type MarkReviewProps } from "./MarkReview.tsx";
export { MarkReviewActions, type MarkReviewActionsProps } from "./MarkReviewActions.tsx";
export type { MarkDecisions, ReviewMark } from "./ReviewMark.ts";
export type { MarkState } from "../mask-viewer/PhotoMask.ts";
