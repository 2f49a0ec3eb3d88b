"use client";

import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { arrangeRows, atOnce, inSlices } from "./arrangeRows.ts";
import type { DataTableColumn, DataTableSort } from "./DataTableColumn.ts";
import { compareValues, sortableValue } from "./rowOrder.ts";
import { createRowSearch } from "./rowSearch.ts";

/** Up to how many rows are arranged while they are rendered. */
const AT_ONCE = 1000;

/** Describes what a table is arranged from. */
export interface ArrangedRowsOptions<Row extends object> {
  /** Keep the same array from one render to the next. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Keep the same array while the rows are the same. */
  readonly rows: readonly Row[];
  /** Keeps the rows where every word is found, accents and case aside. @default "" */
  readonly search?: string | undefined;
  /** Value wanted in a column, by column id; `undefined` wants nothing. Keep the same object while it says the same. */
  readonly columnFilters?: Readonly<Record<string, unknown>> | undefined;
  /** Null leaves the rows in their order. Keep the same object while it says the same. */
  readonly sort: DataTableSort | null;
}

/** Rows as a table shows them. */
export interface ArrangedRows<Row> {
  /** Those that are kept, in their order; those of before while it is being worked out. */
  readonly rows: readonly Row[];
  /** True when it is being worked out. */
  readonly pending: boolean;
}

/**
 * The rows that a `DataTable` of these columns shows, as it filters and sorts them itself: for pages, for an export, for
 * their number. Thousands are arranged in slices, between which the page is drawn. Hand them to the table with `manual`.
 */
export function useArrangedRows<Row extends object>({
  columns,
  rows,
  search = "",
  columnFilters,
  sort,
}: ArrangedRowsOptions<Row>): ArrangedRows<Row> {
  const locale = useLocale();
  const matchesSearch = useMemo(() => createRowSearch(columns), [columns]);
  const arrange = useMemo(() => {
    const wanted = Object.entries(columnFilters ?? {}).flatMap(([id, value]) => {
      const column = value === undefined ? undefined : columns.find((one) => one.id === id);
      return column === undefined ? [] : [{ column, value }];
    });
    const text = search.trim();
    const read = columns.find(({ id }) => id === sort?.columnId)?.value;
    if (wanted.length === 0 && text === "" && (sort === null || read === undefined)) return null;
    const keeps = (row: Row): boolean =>
      wanted.every(({ column, value }) =>
        column.matches ? column.matches(row, value) : column.value?.(row) === value,
      ) && matchesSearch(row, text);
    const order =
      sort === null || read === undefined
        ? null
        : {
            valueOf: (row: Row) => sortableValue(read(row)),
            compare: (a: string | number, b: string | number) => compareValues(locale, a, b),
            descending: sort.direction === "descending",
          };
    return () => arrangeRows(rows, { keeps, order });
  }, [columns, rows, search, columnFilters, sort, locale, matchesSearch]);
  const now = useMemo(() => {
    if (arrange === null) return { arrange, rows };
    return rows.length <= AT_ONCE ? { arrange, rows: atOnce(arrange()) } : null;
  }, [arrange, rows]);
  const [last, setLast] = useState<{ readonly arrange: unknown; readonly rows: readonly Row[] }>(
    now ?? { arrange: undefined, rows: [] },
  );
  if (now !== null && last !== now) setLast(now);
  const later = now === null ? arrange : null;
  useEffect(() => {
    if (later === null) return undefined;
    return inSlices(later(), (arranged) => setLast({ arrange: later, rows: arranged }));
  }, [later]);
  const shown = now ?? last;
  return { rows: shown.rows, pending: shown.arrange !== arrange };
}
