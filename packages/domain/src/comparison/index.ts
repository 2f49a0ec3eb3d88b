export * from "./deltaFormat.ts";
export {
  type Change,
  type JudgedChange,
  type Pair,
  type Tendency,
  type Verdict,
  verdictLabels,
  verdictOf,
  verdicts,
} from "./change.ts";
export * from "./comparability.ts";
export * from "./compareDiagnoses.ts";
export * from "./comparisonAnswer.ts";
export * from "./diagnosisPair.ts";
export { type ComparisonObstacle, comparisonObstacleSentence } from "./comparisonObstacle.ts";
export * from "./comparisonRecap.ts";
export * from "./comparisonRefusal.ts";
export * from "./comparisonReportSubject.ts";
export * from "./comparisonRequests.ts";
export * from "./criterionComparison.ts";
export * from "./evolutionSentence.ts";
export * from "./nextPhotoAdvice.ts";
export * from "./recapReview.ts";
export * from "./recapSentences.ts";
export * from "./observedComparison.ts";
export * from "./verdictReason.ts";
export * from "./writtenRecap.ts";
export type { AreaComparison, SubMetricComparison } from "./secondaryComparison.ts";
export { shownSubMetricValue, subMetricDigits } from "./secondaryComparison.ts";
