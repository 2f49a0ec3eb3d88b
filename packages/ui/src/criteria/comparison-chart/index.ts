export type { ComparisonBlock, ComparisonRow } from "./comparison.ts";
export {
  ComparisonChart,
  type ComparisonChartProps,
  type ComparisonView,
  comparisonViews,
} from "./ComparisonChart.tsx";
export { ComparisonCounts, type ComparisonCountsProps } from "./ComparisonCounts.tsx";
export type { UnitName } from "../../foundations/internal/unit.ts";
