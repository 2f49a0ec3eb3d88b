import { type ArrangedRows, type DataTableSort, useArrangedRows } from "@carnation/ui/data-table";
import { useMemo } from "react";
import type { ResourceColumn, ResourceFilter } from "../resource/Resource.ts";
import type { ListView } from "./listView.ts";
import { useListView } from "./useListView.ts";

interface ListRowsOptions<Row extends object> {
  /** All that was read. Like the others, it must keep its identity while it is the same. */
  readonly all: readonly Row[];
  readonly columns: readonly ResourceColumn<Row>[];
  readonly defaultSort: DataTableSort;
  readonly filters: readonly ResourceFilter<Row>[];
  /** Count of how many stand on a page; infinite for all of them. */
  readonly pageSize: number;
}

interface ListRows<Row> {
  readonly view: ListView;
  readonly setView: (change: Partial<ListView>) => void;
  /** The list that was chosen, before anything of it is left out. */
  readonly listed: readonly Row[];
  /** Holds what is filtered, searched and sorted, on all pages. */
  readonly arranged: ArrangedRows<Row>;
  /** The page that is shown: a list that has become shorter shows its last one. */
  readonly page: number;
  /** The rows of that page. */
  readonly rows: readonly Row[];
  /** True when anything of the list is left out. */
  readonly isFiltered: boolean;
}

/** The rows of a list as its address says that they are shown. */
export function useListRows<Row extends object>({
  all,
  columns,
  defaultSort,
  filters,
  pageSize,
}: ListRowsOptions<Row>): ListRows<Row> {
  const words = useMemo(
    () => ({
      sortable: columns.filter(({ sortable }) => sortable).map(({ id }) => id),
      defaultSort,
      filters,
    }),
    [columns, defaultSort, filters],
  );
  const [view, setView] = useListView(words);
  // Which list it is, and what is left of it.
  const [listed, kept] = useMemo(() => {
    const keeping = (parted: boolean) =>
      filters
        .filter(({ otherwise }) => (otherwise !== undefined) === parted)
        .flatMap(({ id, choices, otherwise }) => {
          const chosen = choices.find((one) => one.id === view.choices[id]);
          return chosen?.keeps ?? otherwise ?? [];
        });
    const part = keepEvery(all, keeping(true));
    return [part, keepEvery(part, keeping(false))];
  }, [all, filters, view.choices]);
  const arranged = useArrangedRows({ columns, rows: kept, search: view.search, sort: view.sort });
  const page = Math.min(view.page, Math.max(1, Math.ceil(arranged.rows.length / pageSize)));
  const rows = useMemo(
    () =>
      Number.isFinite(pageSize) ? arranged.rows.slice((page - 1) * pageSize, page * pageSize) : arranged.rows,
    [arranged.rows, page, pageSize],
  );
  const isFiltered = view.search.trim() !== "" || kept !== listed;
  return { view, setView, listed, arranged, page, rows, isFiltered };
}

function keepEvery<Row>(rows: readonly Row[], keeping: readonly ((row: Row) => boolean)[]): readonly Row[] {
  return keeping.length === 0 ? rows : rows.filter((row) => keeping.every((keeps) => keeps(row)));
}
