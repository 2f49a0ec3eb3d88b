import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { DataTableColumn, DataTableValue } from "./DataTableColumn.ts";
import { compareValues, sortableValue } from "./rowOrder.ts";

/**
 * What of TanStack Table the kit uses. Its columns, state and types stay inside this folder. Named here, since the
 * compiler's own words for it name a package that the kit does not depend on.
 */
export type DataTableFeatures = {
  readonly rowSortingFeature: typeof rowSortingFeature;
  readonly rowSelectionFeature: typeof rowSelectionFeature;
  readonly columnFilteringFeature: typeof columnFilteringFeature;
  readonly columnVisibilityFeature: typeof columnVisibilityFeature;
  readonly globalFilteringFeature: typeof globalFilteringFeature;
  readonly sortedRowModel: ReturnType<typeof createSortedRowModel>;
  readonly filteredRowModel: ReturnType<typeof createFilteredRowModel>;
};

export const dataTableFeatures: DataTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

/** The kit's columns as TanStack's: values already fit for ordering, « none » last in both directions. */
export function toColumnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  locale: string,
): ColumnDef<DataTableFeatures, Row, unknown>[] {
  return columns.map((column, position) => {
    const read = (row: Row): DataTableValue => column.value?.(row);
    return {
      id: column.id,
      header: column.header,
      accessorFn: (row) => sortableValue(read(row)),
      enableSorting: column.sortable === true && column.value !== undefined,
      enableHiding: position > 0 && column.hideable !== false,
      sortUndefined: "last",
      sortFn: (a, b, id) => {
        const [left, right] = [a.getValue<string | number>(id), b.getValue<string | number>(id)];
        return compareValues(locale, left, right);
      },
      filterFn: (row, _id, wanted: unknown) =>
        column.matches ? column.matches(row.original, wanted) : read(row.original) === wanted,
    };
  });
}
