"use client";

import type { ReactNode } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { ColumnSeparator } from "./ColumnSeparator.tsx";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import type { DataTableColumn } from "./DataTableColumn.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";
import { SortButton } from "./SortButton.tsx";
import type { TableLayout } from "./useColumnsLayout.ts";
import type { DataTableModel } from "./useDataTable.ts";

interface TableHeadProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  readonly allColumns: readonly DataTableColumn<Row>[];
  readonly selectable: boolean;
  readonly layout: TableLayout<Row>;
  readonly resizable: boolean;
  readonly columnsMenu: boolean;
  readonly pinningMenu: boolean;
  /** Entries of the menu that hand the rows over. */
  readonly csv: ReactNode;
  readonly withEnd: boolean;
  /** True when the table says how many rows it has, most of them not rendered. */
  readonly counted: boolean;
}

/** The headers: what each column is, how it is sorted, all the rows at once, which columns are shown. */
export function TableHead<Row extends object>(props: TableHeadProps<Row>): ReactNode {
  const {
    model,
    allColumns,
    selectable,
    layout,
    resizable,
    columnsMenu,
    pinningMenu,
    csv,
    withEnd,
    counted,
  } = props;
  const { table, sort, setSort, hiddenColumns, setHiddenColumns } = model;
  const { columns, pins, picks, end } = layout.placed;
  const messages = useMessages("dataTable", frDataTable);
  const press = (columnId: string): void => {
    const ascending = sort?.columnId === columnId && sort.direction === "ascending";
    setSort({ columnId, direction: ascending ? "descending" : "ascending" });
  };
  const all = selectable && table.getIsAllRowsSelected();
  return (
    <thead {...tableRoles.rowGroup} className="cn-data-table__head">
      <tr {...tableRoles.row} aria-rowindex={counted ? 1 : undefined}>
        {selectable ? (
          <td {...tableRoles.cell} className="cn-data-table__picks" data-pin={picks}>
            <RowCheckbox
              label={messages.selectAll}
              checked={all}
              mixed={!all && table.getIsSomeRowsSelected()}
              onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
            />
          </td>
        ) : null}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const sortable = table.getColumn(column.id)?.getCanSort() ?? false;
          return (
            <th
              key={column.id}
              {...tableRoles.columnHeader}
              scope="col"
              aria-sort={sortable ? (direction ?? "none") : undefined}
              data-column={resizable ? column.id : undefined}
              data-pin={pins[column.id]}
              data-align={column.align}
              data-priority={column.priority}
            >
              {sortable ? (
                <>
                  <SortButton direction={direction} onPress={() => press(column.id)}>
                    {column.header}
                  </SortButton>
                  <span className="cn-data-table__stand-in">{column.header}</span>
                </>
              ) : (
                column.header
              )}
              {resizable ? (
                <ColumnSeparator
                  column={column}
                  width={layout.givenWidths?.[column.id]}
                  onResize={(width, head) => layout.resize(column.id, width, head)}
                />
              ) : null}
            </th>
          );
        })}
        {withEnd ? (
          <th {...tableRoles.columnHeader} scope="col" className="cn-data-table__end" data-pin={end}>
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
            {columnsMenu || pinningMenu || csv ? (
              <ColumnsMenu
                columns={columnsMenu ? allColumns.filter(({ id }) => table.getColumn(id)?.getCanHide()) : []}
                hidden={hiddenColumns}
                onChange={setHiddenColumns}
                pinnable={pinningMenu ? model.columns.slice(1) : []}
                pinned={layout.pinned}
                onPinnedChange={layout.setPinned}
                csv={csv}
              />
            ) : null}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
