import { arrangeRows, atOnce } from "./arrangeRows.ts";
import type { DataTableColumn, DataTableSort } from "./DataTableColumn.ts";
import { compareValues, sortableValue } from "./rowOrder.ts";
import { createRowSearch } from "./rowSearch.ts";

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

/**
 * The work of arranging rows as a `DataTable` does; null when nothing is asked of them.
 * @param locale BCP 47 tag, of whose language the order is
 */
export function rowArrangement<Row extends object>(
  { columns, rows, search = "", columnFilters, sort }: ArrangedRowsOptions<Row>,
  locale: string,
  matchesSearch: (row: Row, search: string) => boolean,
): (() => Generator<void, readonly Row[], void>) | null {
  const wanted = Object.entries(columnFilters ?? {}).flatMap(([id, value]) => {
    const column = value === undefined ? undefined : columns.find((one) => one.id === id);
    return column === undefined ? [] : [{ column, value }];
  });
  const text = search.trim();
  const sorted = columns.find(({ id }) => id === sort?.columnId);
  const read = sorted?.sortValue ?? sorted?.value;
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
}

/**
 * Arranges rows at once as a `DataTable` of these columns shows them: for an export of more than a page holds.
 * @param locale BCP 47 tag, of whose language the order is
 */
export function arrangeTableRows<Row extends object>(
  options: ArrangedRowsOptions<Row>,
  locale: string,
): readonly Row[] {
  const arrange = rowArrangement(options, locale, createRowSearch(options.columns));
  return arrange === null ? options.rows : atOnce(arrange());
}
