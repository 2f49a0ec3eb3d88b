export * from "./comparisonAnswer.ts";
export * from "./comparisonRecap.ts";
export * from "./comparisonReportSubject.ts";
export * from "./comparisonRequests.ts";
export * from "./recapReview.ts";
export * from "./writtenRecap.ts";
