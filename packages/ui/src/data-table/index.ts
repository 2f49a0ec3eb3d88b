export { DataTable, type DataTableProps } from "./DataTable.tsx";
export type {
  DataTableColumn,
  DataTablePhoneSlot,
  DataTablePriority,
  DataTableSort,
  DataTableValue,
} from "./DataTableColumn.ts";
