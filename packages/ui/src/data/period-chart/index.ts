export { PeriodChart, type PeriodChartProps } from "./PeriodChart.tsx";
export { SmallMultiple, type SmallMultipleProps } from "./SmallMultiple.tsx";
export type { PeriodBaseline, PeriodPoint } from "./periodLayout.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
