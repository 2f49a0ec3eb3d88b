"use client";

import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { MoreRows } from "./MoreRows.tsx";
import { TABLE_PAGE } from "./tablePage.ts";

export interface ChartTableRow {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** As printed; the first is the header of the row. As many as there are columns. */
  readonly cells: readonly string[];
}

/** The values of a chart, as text. */
export interface ChartTableData {
  /** Names the table. */
  readonly caption: string;
  /** Heads of the columns, all different. */
  readonly columns: readonly string[];
  /** The rows, in their order. */
  readonly rows: readonly ChartTableRow[];
}

export interface ChartTableProps extends Omit<ComponentPropsWithoutRef<"table">, "children"> {
  /** Holds what the table holds. */
  readonly table: ChartTableData;
}

/**
 * The values of a chart as a real table: caption, heads, a header for each row. Of more than a hundred rows the first
 * hundred are drawn, and a button under them brings the next ones.
 */
export const ChartTable = forwardRef<HTMLTableElement, ChartTableProps>(function ChartTable(
  { table: { caption, columns, rows }, className, ...rest },
  ref,
) {
  const [most, setMost] = useState(TABLE_PAGE);
  const drawn = rows.length > most ? rows.slice(0, most) : rows;
  const table = (
    <table {...rest} ref={ref} className={cx("cn-chart-table", className)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ id, cells }) => {
          return (
            <tr key={id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column}>{cells[index]}</td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  if (rows.length <= TABLE_PAGE) return table;
  return (
    <>
      {table}
      <MoreRows shown={drawn.length} total={rows.length} onMore={() => setMost(most + TABLE_PAGE)} />
    </>
  );
});
