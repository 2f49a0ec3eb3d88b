"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { CsvItems } from "./CsvItems.tsx";
import type { DataTableColumn } from "./DataTableColumn.ts";
import type { RowContent } from "./RowContent.ts";
import { useEditableCell } from "./useEditableCell.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { TableColumns } from "./TableColumns.tsx";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import { useCellDrafts } from "./useCellDrafts.ts";
import { type DataTableLayoutProps, useColumnsLayout } from "./useColumnsLayout.ts";
import type { DataTableModel } from "./useDataTable.ts";
import { usePinPlaces } from "./usePinPlaces.ts";
import { usePrinting } from "./usePrinting.ts";
import { useScrolls } from "./useScrolls.ts";
import { WindowedRows } from "./WindowedRows.tsx";

interface TableRegionProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  readonly allColumns: readonly DataTableColumn<Row>[];
  readonly content: RowContent<Row>;
  readonly caption: string;
  readonly selectable: boolean;
  readonly columnsMenu: boolean;
  readonly layoutProps: DataTableLayoutProps;
  readonly csvName: string | undefined;
  readonly loading: boolean;
  readonly skeletonRows: number;
  readonly virtualizeFrom: number;
  readonly currentRow: string | null;
  readonly onCurrentRowChange: ((id: string) => void) | undefined;
}

/** The table, in a region that scrolls when the table is larger than its place. */
export function TableRegion<Row extends object>(props: TableRegionProps<Row>): ReactNode {
  const { model, allColumns, content, caption, selectable, columnsMenu, loading, skeletonRows } = props;
  const { currentRow, onCurrentRowChange } = props;
  const { layoutProps, csvName } = props;
  const { resizable = false, pinningMenu = false } = layoutProps;
  const { table, selection } = model;
  const captionId = useId();
  // A state and not a ref: the rows are laid out before a ref of what is around them is set.
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const scrolls = useScrolls(region);
  const printing = usePrinting();
  const { rows } = table.getRowModel();
  const windowed = rows.length >= props.virtualizeFrom && !printing;
  const withEnd = columnsMenu || pinningMenu || csvName !== undefined || content.rowActions !== undefined;
  const selectedIds = useMemo(() => new Set(selection), [selection]);
  const layout = useColumnsLayout({
    ...layoutProps,
    allColumns,
    shown: model.columns,
    selectable,
    withEnd,
  });
  const { placed } = layout;
  usePinPlaces(region, placed.pins);
  const [notice, setNotice] = useState("");
  const csv =
    csvName === undefined ? null : (
      <CsvItems
        columns={model.columns}
        rows={() => table.getRowModel().rows.map(({ original }) => original)}
        name={csvName || caption}
        owner={() => region}
        // Said again when it is the same.
        onDone={(message) => setNotice((before) => (before === message ? `${message}\u00A0` : message))}
      />
    );
  const EditableCell = useEditableCell(allColumns.some(({ editing }) => editing !== undefined));
  const { drafts, actions: cellActions } = useCellDrafts();
  const followed = onCurrentRowChange !== undefined;
  const rowProps = { placed, content, selectable, withEnd, followed, EditableCell, cellActions };
  const body = windowed ? (
    <WindowedRows
      {...rowProps}
      rows={rows}
      drafts={drafts}
      selectedIds={selectedIds}
      currentId={currentRow}
      scrollElement={region}
    />
  ) : (
    <tbody {...tableRoles.rowGroup}>
      {rows.map((row) => (
        <TableRow
          key={row.id}
          {...rowProps}
          row={row}
          drafts={drafts.get(row.id)}
          selected={selectedIds.has(row.id)}
          current={row.id === currentRow}
        />
      ))}
    </tbody>
  );
  return (
    <>
      <div
        ref={setRegion}
        className="cn-data-table__region"
        {...(scrolls ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {})}
        {...(windowed ? { "data-windowed": "" } : {})}
      >
        <table
          {...tableRoles.table}
          className="cn-data-table__table"
          data-resized={layout.resized}
          {...(layout.sums ? appliedStyle(layout.sums) : {})}
          aria-busy={loading || undefined}
          aria-rowcount={windowed ? rows.length + 1 : undefined}
        >
          <caption id={captionId} className="cn-visually-hidden">
            {caption}
          </caption>
          <TableColumns
            columns={placed.columns}
            widths={layout.widths}
            selectable={selectable}
            withEnd={withEnd}
          />
          <TableHead
            model={model}
            allColumns={allColumns}
            selectable={selectable}
            layout={layout}
            resizable={resizable}
            columnsMenu={columnsMenu}
            pinningMenu={pinningMenu}
            csv={csv}
            withEnd={withEnd}
            counted={windowed}
          />
          {loading && rows.length === 0 ? (
            <SkeletonRows
              columns={placed.columns}
              count={skeletonRows}
              selectable={selectable}
              withPicture={content.rowPicture !== undefined}
              withEnd={withEnd}
            />
          ) : (
            body
          )}
        </table>
      </div>
      {csvName === undefined ? null : <output className="cn-data-table__notice">{notice}</output>}
    </>
  );
}
