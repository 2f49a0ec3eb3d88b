export type {
  AddedMark,
  MarkDecisions,
  MarkedCriterionId,
  MarkReview,
  MarkReviews,
  VerifiedScore,
} from "../mark/markReview.ts";
export type { MarkState } from "../mark/reviewedMarks.ts";
export { type CriterionResultOptions, notMeasuredResult } from "./criterionResult.ts";
export type {
  AreaValue,
  CriterionResult,
  DiagnosisResult,
  SkippedPart,
  SkipReason,
  SubMetricValue,
} from "./diagnosisResult.ts";
export type { ImageQuality, ImageQualityLabel, ImageQualityThresholds } from "./imageQuality.ts";
export type { JowlsScale } from "./jowls.ts";
export type { NotMeasuredReason } from "./notMeasured.ts";
export { parseDiagnosisResult, type ParseDiagnosisResultOptions } from "./parseDiagnosisResult.ts";
export type { ReadDiagnosisResultOptions } from "./readDiagnosisResult.ts";
export { type Confidence, DEFAULT_AREA, type ResultEntry } from "./resultEntry.ts";
export { readDiagnosisResult } from "./readDiagnosisResult.ts";
