export * from "./diagnosisResult.ts";
export * from "./imageQuality.ts";
export * from "./notMeasured.ts";
export type { JowlsScale } from "./jowls.ts";
export * from "./parseDiagnosisResult.ts";
export * from "./readDiagnosisResult.ts";
export { type Confidence, DEFAULT_AREA, type ResultEntry } from "./resultEntry.ts";
export { type CriterionResultOptions, notMeasuredResult } from "./criterionResult.ts";
