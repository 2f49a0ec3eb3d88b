// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { bandOfMeasure, shownResult } from "./criterionResult.ts";
export { holdsAnyCriterion } from "./diagnosisResult.ts";
export { imageQualitySubMetrics } from "./imageQuality.ts";
export { jowlsInScale } from "./jowls.ts";
export { notMeasuredReasons } from "./notMeasured.ts";
export { confidences } from "./resultEntry.ts";
