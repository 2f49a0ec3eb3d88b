export { BarChart, type BarChartProps, type BarOrientation } from "./BarChart.tsx";
export type { BarDatum } from "./barLayout.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
