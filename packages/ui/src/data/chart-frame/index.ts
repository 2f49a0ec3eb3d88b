export { ChartFrame, type ChartFrameOptions, type ChartFrameProps } from "./ChartFrame.tsx";
export { ChartTable, type ChartTableData, type ChartTableProps, type ChartTableRow } from "./ChartTable.tsx";
