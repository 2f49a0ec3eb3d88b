export type * from "./diagnosisResult.ts";
export * from "./imageQuality.ts";
export * from "./notMeasured.ts";
export type { JowlsScale } from "./jowls.ts";
export { parseDiagnosisResult, type ParseDiagnosisResultOptions } from "./parseDiagnosisResult.ts";
export { type Confidence, DEFAULT_AREA, type ResultEntry } from "./resultEntry.ts";
