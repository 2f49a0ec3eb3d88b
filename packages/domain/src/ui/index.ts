export { type QuoteTableView, quoteTable } from "../quote/quoteTable.ts";
export { arrangeRoutine, type RoutineArrangement } from "../routine/arrangeRoutine.ts";
export {
  type ChartBlock,
  type ChartRow,
  comparisonChart,
  type ComparisonChartView,
} from "./comparisonChart.ts";
export * from "./criterionTrend.ts";
export * from "./measures.ts";
export * from "./photoMasks.ts";
export {
  criterionReading,
  insightItem,
  type InsightItem,
  type Reading,
  type ReadingBand,
  type ReadingOptions,
} from "./reading.ts";
export * from "./routineColumns.ts";
export * from "./shownMarks.ts";
