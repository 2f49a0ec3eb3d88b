"use client";

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useMemo,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { SkeletonGroup } from "../../feedback/skeleton/SkeletonGroup.tsx";
import { NoResult } from "./NoResult.tsx";
import type { RowContent } from "./RowContent.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { TableAnnouncer } from "./TableAnnouncer.tsx";
import { TableRegion } from "./TableRegion.tsx";
import { focusedRowId, moveRowFocus } from "./rowArrowKeys.ts";
import type { DataTableLayoutProps } from "./useColumnsLayout.ts";
import { type DataTableModelProps, useDataTable } from "./useDataTable.ts";

export interface DataTableProps<Row extends object>
  extends
    DataTableModelProps<Row>,
    DataTableLayoutProps,
    RowContent<Row>,
    Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Names the table for a screen reader: « Recommandations du catalogue commun ». */
  readonly caption: string;
  /**
   * Shows a checkbox before each row.
   * @default false
   */
  readonly selectable?: boolean | undefined;
  /** Buttons that act on the chosen rows. */
  readonly bulkActions?: ReactNode;
  /** The count of chosen rows with their noun: « 3 produits sélectionnés ». */
  readonly formatSelected?: ((count: number) => string) | undefined;
  /**
   * Count of how many rows the filter keeps on all the pages: announced to screen readers, and with `onSelectMatching` offered to be
   * chosen together.
   */
  readonly matchingCount?: number | undefined;
  /** Called to choose all the rows that the filter keeps; the host answers through `selection`. */
  readonly onSelectMatching?: (() => void) | undefined;
  /**
   * Lets the person choose the columns.
   * @default false
   */
  readonly columnsMenu?: boolean | undefined;
  /**
   * Name of the CSV file, without its extension: with it the menu of the columns copies the rows and downloads them, as they are sorted
   * and filtered, with the columns that are not hidden. An empty one takes the `caption`. Of a page of rows it has that page alone.
   */
  readonly csvName?: string | undefined;
  /**
   * Without rows: skeletons. With rows: they stay until the next ones, under a line that moves.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /**
   * Count of how many skeletons: the size of a page.
   * @default 10
   */
  readonly skeletonRows?: number | undefined;
  /** In the place of the table when it has no row and nothing is filtered: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** With `manual`, tells that the rows are filtered: none of them is then « no result », not « nothing yet ». */
  readonly filtered?: boolean | undefined;
  /** Offers « Effacer les filtres » when nothing is found. */
  readonly onClearFilters?: (() => void) | undefined;
  /** In the place of the table: an `ErrorState`. */
  readonly error?: ReactNode;
  /**
   * Rows of 58 px, or of 51 where a window is wide enough for a mouse: give a `width` to every column but the first.
   * @default "regular"
   */
  readonly density?: "regular" | "compact" | undefined;
  /** Id of the row that something beside the table follows, such as a preview; it is marked. */
  readonly currentRow?: string | null | undefined;
  /**
   * Receives the row that the focus is in. With it a press beside the link of a row gives it the focus in place of opening
   * it, and ↑ ↓ go from link to link.
   */
  readonly onCurrentRowChange?: ((id: string) => void) | undefined;
  /**
   * From how many rows only those in the window are rendered, in a region that scrolls.
   * @default 200
   */
  readonly virtualizeFrom?: number | undefined;
}

function RenderDataTable<Row extends object>(
  {
    columns,
    rows,
    getRowId,
    sort,
    defaultSort,
    onSortChange,
    manual,
    search,
    columnFilters,
    selection,
    defaultSelection,
    onSelectionChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    getRowName,
    rowPicture,
    rowNote,
    rowLink,
    rowActions,
    isRowBusy,
    caption,
    selectable = false,
    bulkActions,
    formatSelected,
    matchingCount,
    onSelectMatching,
    columnsMenu = false,
    csvName,
    resizable,
    columnWidths,
    defaultColumnWidths,
    onColumnWidthsChange,
    pinningMenu,
    pinnedColumns,
    defaultPinnedColumns,
    onPinnedColumnsChange,
    loading: loadingRows = false,
    skeletonRows = 10,
    empty,
    filtered = false,
    onClearFilters,
    error,
    density = "regular",
    currentRow = null,
    onCurrentRowChange,
    virtualizeFrom = 200,
    className,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const model = useDataTable({
    columns,
    rows,
    getRowId,
    sort,
    defaultSort,
    onSortChange,
    manual,
    search,
    columnFilters,
    selection,
    defaultSelection,
    onSelectionChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  });
  const loading = loadingRows || model.pending;
  const content = useMemo(
    () => ({ getRowName, rowPicture, rowNote, rowLink, rowActions, isRowBusy }),
    [getRowName, rowPicture, rowNote, rowLink, rowActions, isRowBusy],
  );
  const body = useRef<HTMLDivElement>(null);
  const rowCount = model.table.getRowModel().rows.length;
  const sortable = columns.filter(({ id }) => model.table.getColumn(id)?.getCanSort());
  const clearSelection = (): void => {
    model.setSelection([]);
    // The button that was pressed goes away with its bar.
    body.current?.querySelector<HTMLElement>("thead input")?.focus();
  };
  const state = ((): "error" | "empty" | "noResult" | "table" => {
    if (error != null && error !== false) return "error";
    if (rowCount > 0 || loading) return "table";
    return rows.length > 0 || filtered ? "noResult" : "empty";
  })();
  const inTable = state === "table";
  const following = onCurrentRowChange
    ? {
        onKeyDown: moveRowFocus,
        onFocus: (event: FocusEvent): void => {
          const id = focusedRowId(event);
          if (id !== undefined && id !== currentRow) onCurrentRowChange(id);
        },
      }
    : {};
  return (
    <div
      {...rest}
      ref={ref}
      className={cx("cn-data-table", className)}
      {...(density === "compact" ? { "data-density": density } : {})}
      {...(model.selection.length > 0 && inTable ? { "data-selecting": "" } : {})}
      {...(loading && rowCount > 0 ? { "data-updating": "" } : {})}
    >
      <TableAnnouncer
        columns={columns}
        sort={model.sort}
        rowCount={matchingCount ?? rowCount}
        selectedCount={model.selection.length}
      />
      {selectable && inTable ? (
        <SelectionBar
          count={model.selection.length}
          formatCount={formatSelected}
          matchingCount={matchingCount}
          onSelectMatching={onSelectMatching}
          onClear={clearSelection}
        >
          {bulkActions}
        </SelectionBar>
      ) : null}
      {sortable.length > 0 && inTable ? (
        <SortSelect columns={sortable} sort={model.sort} onChange={model.setSort} />
      ) : null}
      {loading && rowCount === 0 ? <SkeletonGroup>{null}</SkeletonGroup> : null}
      {inTable ? (
        <div ref={body} {...following}>
          <TableRegion
            model={model}
            allColumns={columns}
            content={content}
            caption={caption}
            selectable={selectable}
            layoutProps={{
              resizable,
              columnWidths,
              defaultColumnWidths,
              onColumnWidthsChange,
              pinningMenu,
              pinnedColumns,
              defaultPinnedColumns,
              onPinnedColumnsChange,
            }}
            csvName={csvName}
            columnsMenu={columnsMenu}
            loading={loading}
            skeletonRows={skeletonRows}
            virtualizeFrom={virtualizeFrom}
            currentRow={currentRow}
            onCurrentRowChange={onCurrentRowChange}
          />
        </div>
      ) : null}
      {state === "error" ? error : null}
      {state === "empty" ? empty : null}
      {state === "noResult" ? <NoResult onClearFilters={onClearFilters} /> : null}
    </div>
  );
}

/**
 * Rows of one kind in a native table: sorted, searched, chosen, opened, acted upon. Thousands of rows scroll; on a
 * phone each becomes a picture, a name over its state, and one value. `columns` and `rows` must keep their
 * identity while they are the same.
 */
export const DataTable = forwardRef(RenderDataTable) as <Row extends object>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;
