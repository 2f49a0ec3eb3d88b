export { BarChart, type BarChartProps, type BarOrientation, barOrientations } from "./BarChart.tsx";
export type { BarDatum } from "./barLayout.ts";
