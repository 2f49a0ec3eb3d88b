export { ChangeChart, type ChangeChartProps } from "./ChangeChart.tsx";
export { type ChangeBlock, type ChangeOrder, changeOrders, type ChangeRow } from "./changes.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
