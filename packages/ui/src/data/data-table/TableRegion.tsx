"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";
import type { RowContent } from "./RowContent.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { TableColumns } from "./TableColumns.tsx";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import type { DataTableModel } from "./useDataTable.ts";
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
  const { table, columns, selection } = model;
  const captionId = useId();
  // A state and not a ref: the rows are laid out before a ref of what is around them is set.
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const scrolls = useScrolls(region);
  const printing = usePrinting();
  const { rows } = table.getRowModel();
  const windowed = rows.length >= props.virtualizeFrom && !printing;
  const withEnd = columnsMenu || content.rowActions !== undefined;
  const selectedIds = useMemo(() => new Set(selection), [selection]);
  const followed = onCurrentRowChange !== undefined;
  const rowProps = { columns, content, selectable, withEnd, followed };
  const body = windowed ? (
    <WindowedRows
      {...rowProps}
      rows={rows}
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
          selected={selectedIds.has(row.id)}
          current={row.id === currentRow}
        />
      ))}
    </tbody>
  );
  return (
    <div
      ref={setRegion}
      className="cn-data-table__region"
      {...(scrolls ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {})}
      {...(windowed ? { "data-windowed": "" } : {})}
    >
      <table
        {...tableRoles.table}
        className="cn-data-table__table"
        aria-busy={loading || undefined}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <caption id={captionId} className="cn-visually-hidden">
          {caption}
        </caption>
        <TableColumns columns={columns} selectable={selectable} withEnd={withEnd} />
        <TableHead
          model={model}
          allColumns={allColumns}
          selectable={selectable}
          columnsMenu={columnsMenu}
          withEnd={withEnd}
          counted={windowed}
        />
        {loading && rows.length === 0 ? (
          <SkeletonRows
            columns={columns}
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
  );
}
