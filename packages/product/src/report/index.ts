export * from "./comparisonReport.ts";
export * from "./photoFraming.ts";
export { reportCare, type ReportCare } from "./reportCare.ts";
export type { ReportEmitter, ReportProfile } from "./reportEmitter.ts";
export * from "./reportHeadings.ts";
export type { ReportRecap } from "./reportRecap.ts";
export type { ReportGroup, ReportRow } from "./reportRows.ts";
export type {
  ReportScale,
  ScaleMark,
  ScaleSegment,
  ScaleStretch,
  ScaleTick,
  ValueScale,
} from "./reportScale.ts";
export * from "./resultsReport.ts";
