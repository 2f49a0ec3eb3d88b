export {
  type ChartBlock,
  type ChartRow,
  comparisonChart,
  type ComparisonChartView,
  type UnitWords,
} from "./comparisonChart.ts";
export { type CriterionTrend, criterionTrend, type DatedResult } from "./criterionTrend.ts";
export { type FaceZone, faceZones } from "./faceZones.ts";
export { areaMeasures, type Measure, subMeasures } from "./measures.ts";
export { photoMasks, type ShownMask, type ShownShape, type ShownZone } from "./photoMasks.ts";
export {
  criterionReading,
  type InsightItem,
  insightItem,
  type Reading,
  type ReadingBand,
  type ReadingOptions,
} from "./reading.ts";
export { type BoardColumn, type BoardStep, routineColumns } from "./routineColumns.ts";
export { type MarkProposals, type ShownMark, shownMarks } from "./shownMarks.ts";
