export * from "./markDecisions.ts";
export * from "./markLabels.ts";
export * from "./markReview.ts";
export * from "./reviewedMarks.ts";
export * from "./reviewedMasks.ts";
export * from "./reviewMarks.ts";
export * from "./saveMarksApi.ts";
export * from "./scoreMarks.ts";
