export { type Change, type Pair, type Tendency, type Verdict, verdictLabels } from "./change.ts";
export {
  type Comparability,
  type ComparabilityAspect,
  type ComparabilityCode,
  type ComparabilityIssue,
  comparabilityLabels,
  type ComparabilityLevel,
  type ComparabilityReason,
  comparabilityReasonSentence,
  comparabilitySentence,
  type ComparabilityThresholds,
  type ComparedPhoto,
  comparedPhotos,
  type PhotoAspect,
  type PhotoIssue,
} from "./comparability.ts";
export {
  type ComparedDiagnosis,
  compareDiagnoses,
  type CompareDiagnosesOptions,
  type ComparisonOutcome,
  type DiagnosisComparison,
  type DiagnosisToCompare,
  pairRefusal,
} from "./compareDiagnoses.ts";
export { type ComparisonObstacle } from "./comparisonObstacle.ts";
export {
  type ComparisonRefusal,
  type ComparisonRefusalText,
  comparisonRefusalTexts,
} from "./comparisonRefusal.ts";
export { type ChangedCriterion, type CriterionComparison, isChanged } from "./criterionComparison.ts";
export { comparisonKey, type DatedDiagnosis, oldestFirst } from "./diagnosisPair.ts";
export { evolutionSentence } from "./evolutionSentence.ts";
export { isObservedOnly, observedSentence, verifiedSentence } from "./observedComparison.ts";
export { type RecapOptions, recapText } from "./recapSentences.ts";
export type { AreaComparison, SubMetricComparison } from "./secondaryComparison.ts";
export { verdictReason } from "./verdictReason.ts";
