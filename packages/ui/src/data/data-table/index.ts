export { DataTable, type DataTableProps } from "./DataTable.tsx";
export type {
  DataTableBooleanWords,
  DataTableColumn,
  DataTablePhoneSlot,
  DataTablePriority,
  DataTableSort,
  DataTableValue,
} from "./DataTableColumn.ts";
export { type ArrangedRows, type ArrangedRowsOptions, useArrangedRows } from "./useArrangedRows.ts";
