export { TrendChart, type TrendChartProps } from "./TrendChart.tsx";
export type { TrendDate } from "./trendLayout.ts";
export type { TrendNote, TrendPoint } from "./TrendPoint.ts";
export type { TrendRange } from "./trendRange.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
