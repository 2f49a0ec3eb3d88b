import { functionalUpdate, type ReactTable, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import type { DataTableColumn, DataTableSort } from "./DataTableColumn.ts";
import { type DataTableFeatures, dataTableFeatures, toColumnDefs } from "./tableModel.ts";
import { useArrangedRows } from "./useArrangedRows.ts";

/** The part of a table's props that decides which rows and columns are seen, in which order, and which are chosen. */
export interface DataTableModelProps<Row extends object> {
  /** Keep the same array from one render to the next: it is what the table is prepared from. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Keep the same array while the rows are the same. */
  readonly rows: readonly Row[];
  /** Tells the rows apart, the same from one page or sort to the next. */
  readonly getRowId: (row: Row) => string;
  /** The column and direction of the sort, when the host decides. */
  readonly sort?: DataTableSort | null | undefined;
  /** Order at first, when the host does not decide. @default null, the order of `rows` */
  readonly defaultSort?: DataTableSort | null | undefined;
  /** Receives the sort that is asked for, `null` for the order of `rows`. */
  readonly onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
  /**
   * The rows come sorted and filtered, as from a server: the table only shows and reports what is asked.
   * @default false
   */
  readonly manual?: boolean | undefined;
  /** Keeps the rows where every word is found, accents and case aside. */
  readonly search?: string | undefined;
  /** Value wanted in a column, by column id; `undefined` wants nothing. */
  readonly columnFilters?: Readonly<Record<string, unknown>> | undefined;
  /** Ids of the chosen rows, when the host decides. Ids of rows that are not in `rows` are kept. */
  readonly selection?: readonly string[] | undefined;
  /** Ids of the rows chosen at first. @default [] */
  readonly defaultSelection?: readonly string[] | undefined;
  /** Receives the ids of all the chosen rows. */
  readonly onSelectionChange?: ((ids: readonly string[]) => void) | undefined;
  /** Ids of the columns that are not shown, when the host decides. */
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns hidden at first. @default [] */
  readonly defaultHiddenColumns?: readonly string[] | undefined;
  /** Receives the ids of all the hidden columns. */
  readonly onHiddenColumnsChange?: ((ids: readonly string[]) => void) | undefined;
}

export interface DataTableModel<Row extends object> {
  readonly table: ReactTable<DataTableFeatures, Row>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: DataTableSort | null;
  readonly setSort: (sort: DataTableSort | null) => void;
  readonly selection: readonly string[];
  readonly setSelection: (ids: readonly string[]) => void;
  readonly hiddenColumns: readonly string[];
  readonly setHiddenColumns: (ids: readonly string[]) => void;
  /** True when the rows are those of before, and others are being worked out. */
  readonly pending: boolean;
}

const none: readonly string[] = [];

/** The state of a table, the host's or its own, over the rows that TanStack Table derives from it. */
export function useDataTable<Row extends object>(props: DataTableModelProps<Row>): DataTableModel<Row> {
  const { columns, getRowId, manual = false, search, columnFilters } = props;
  const [sort, setSort] = useControllableState({
    value: props.sort,
    defaultValue: props.defaultSort ?? null,
    onValueChange: props.onSortChange,
  });
  const [selection, setSelection] = useControllableState({
    value: props.selection,
    defaultValue: props.defaultSelection ?? none,
    onValueChange: props.onSelectionChange,
  });
  const [hiddenColumns, setHiddenColumns] = useControllableState({
    value: props.hiddenColumns,
    defaultValue: props.defaultHiddenColumns ?? none,
    onValueChange: props.onHiddenColumnsChange,
  });
  // What comes arranged is taken as it is.
  const arranged = useArrangedRows({
    columns,
    rows: props.rows,
    ...(manual ? { sort: null } : { search, columnFilters, sort }),
  });
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const state = useMemo(
    () => ({
      sorting: sort === null ? [] : [{ id: sort.columnId, desc: sort.direction === "descending" }],
      rowSelection: Object.fromEntries(selection.map((id) => [id, true as const])),
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    }),
    [sort, selection, hiddenColumns],
  );
  const table = useTable({
    features: dataTableFeatures,
    columns: columnDefs,
    data: arranged.rows,
    getRowId,
    state,
    manualSorting: true,
    onRowSelectionChange: (updater) =>
      setSelection(Object.keys(functionalUpdate(updater, state.rowSelection))),
  });
  const visible = useMemo(
    () => columns.filter(({ id }) => table.getColumn(id)?.getIsVisible()),
    // oxlint-disable-next-line react/exhaustive-deps -- the visibility that `table` tells comes from hiddenColumns
    [columns, table, hiddenColumns],
  );
  return {
    table,
    columns: visible,
    sort,
    setSort,
    selection,
    setSelection,
    hiddenColumns,
    setHiddenColumns,
    pending: arranged.pending,
  };
}
