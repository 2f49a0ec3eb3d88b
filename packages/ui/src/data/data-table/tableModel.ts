import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { DataTableColumn } from "./DataTableColumn.ts";

/**
 * Describes what of TanStack Table the kit uses. Its columns, state and types stay inside this folder. Named here, since the
 * compiler's own words for it name a package that the kit does not depend on.
 */
export type DataTableFeatures = {
  readonly rowSortingFeature: typeof rowSortingFeature;
  readonly rowSelectionFeature: typeof rowSelectionFeature;
  readonly columnVisibilityFeature: typeof columnVisibilityFeature;
};

export const dataTableFeatures: DataTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
});

/** The kit's columns as TanStack's. What orders and filters the rows is the kit's own (`arrangeRows`). */
export function toColumnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<DataTableFeatures, Row, unknown>[] {
  return columns.map((column, position) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row) => column.value?.(row),
    enableSorting: column.sortable === true && (column.sortValue ?? column.value) !== undefined,
    enableHiding: position > 0 && column.hideable !== false,
  }));
}
