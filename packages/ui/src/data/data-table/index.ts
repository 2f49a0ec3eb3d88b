export { DataTable, type DataTableProps } from "./DataTable.tsx";
export type {
  DataTableBooleanWords,
  DataTableColumn,
  DataTablePhoneSlot,
  DataTablePriority,
  DataTableSort,
  DataTableValue,
} from "./DataTableColumn.ts";
export type { DataTableColumnWidths } from "./columnWidths.ts";
export { type CsvOptions, type CsvValue, toCsv } from "./toCsv.ts";
export type { DataTableCellFieldProps, DataTableEditing } from "./DataTableEditing.ts";
export { type ArrangedRowsOptions, arrangeTableRows } from "./arrangeTableRows.ts";
export { type ArrangedRows, useArrangedRows } from "./useArrangedRows.ts";
