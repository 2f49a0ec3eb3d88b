import { type ArrangedRows, type DataTableSort, useArrangedRows } from "@carnation/ui/data-table";
import { useCallback, useMemo } from "react";
import type { ListAsking } from "../resource/listAsking.ts";
import type { Identified, ResourceColumn, ResourceFilter } from "../resource/Resource.ts";
import type { ListView } from "./listView.ts";
import { useAskedRows } from "./useAskedRows.ts";
import { useListView } from "./useListView.ts";

interface ListRowsOptions<Row extends Identified> {
  /** All that was read. Like the others, it must keep its identity while it is the same. */
  readonly all: readonly Row[];
  readonly asking?: ListAsking<Row> | undefined;
  /** True when there may be more than what was read. */
  readonly isCut: boolean;
  /** Count of how many the server gives at most. */
  readonly limit: number;
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
  /** Tells which rows the filters keep. */
  readonly keeps: (row: Row) => boolean;
  /** Holds what is filtered, searched and sorted, on all pages. */
  readonly arranged: ArrangedRows<Row>;
  /** The page that is shown: a list that has become shorter shows its last one. */
  readonly page: number;
  /** The rows of that page. */
  readonly rows: readonly Row[];
  /** True when anything of the list is left out. */
  readonly isFiltered: boolean;
  /** True until the server has said what there is beyond what was read. */
  readonly pending: boolean;
  /** Count of how many the server has found of what was searched or filtered, readable or not; null where it was asked neither, or has not answered. */
  readonly found: number | null;
  /** True when only what was read is looked through, though there may be more. */
  readonly isPartial: boolean;
}

/** The rows of a list as its address says that they are shown. */
export function useListRows<Row extends Identified>({
  all,
  asking,
  isCut,
  limit,
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
  const asked = useAskedRows({ asking, isCut, limit, view, columns, filters, defaultSort });
  const whole = useMemo(() => {
    if (asked.rows === null) return all;
    if (!asked.isOrder) return withFound(all, asked.rows);
    // Those without the field of an order come last.
    return asked.rows.length < all.length ? withFound(asked.rows, all) : asked.rows;
  }, [all, asked.rows, asked.isOrder]);
  const [isPart, isKept] = useMemo(() => {
    const keeping = (parted: boolean) =>
      filters
        .filter(({ otherwise }) => (otherwise !== undefined) === parted)
        .flatMap(({ id, choices, otherwise }) => {
          const chosen = choices.find((one) => one.id === view.choices[id]);
          return chosen?.keeps ?? otherwise ?? [];
        });
    return [keeping(true), keeping(false)];
  }, [filters, view.choices]);
  // Which list it is, and what is left of it.
  const listed = useMemo(() => keepEvery(all, isPart), [all, isPart]);
  const part = useMemo(() => keepEvery(whole, isPart), [whole, isPart]);
  const kept = useMemo(() => keepEvery(part, isKept), [part, isKept]);
  const keeps = useCallback(
    (row: Row): boolean => [...isPart, ...isKept].every((keepsOne) => keepsOne(row)),
    [isPart, isKept],
  );
  const arranged = useArrangedRows({ columns, rows: kept, search: view.search, sort: view.sort });
  const page = Math.min(view.page, Math.max(1, Math.ceil(arranged.rows.length / pageSize)));
  const rows = useMemo(
    () =>
      Number.isFinite(pageSize) ? arranged.rows.slice((page - 1) * pageSize, page * pageSize) : arranged.rows,
    [arranged.rows, page, pageSize],
  );
  const isFiltered = view.search.trim() !== "" || kept !== part;
  const { pending, isPartial } = asked;
  const found = asked.isOrder ? null : asked.found;
  return { view, setView, listed, keeps, arranged, page, rows, isFiltered, pending, found, isPartial };
}

/** The rows that were read, as they are now known, and those that were found besides. */
function withFound<Row extends Identified>(all: readonly Row[], found: readonly Row[]): readonly Row[] {
  const known = new Set(all.map(({ id }) => id));
  const others = found.filter(({ id }) => !known.has(id));
  return others.length === 0 ? all : [...all, ...others];
}

function keepEvery<Row>(rows: readonly Row[], keeping: readonly ((row: Row) => boolean)[]): readonly Row[] {
  return keeping.length === 0 ? rows : rows.filter((row) => keeping.every((keeps) => keeps(row)));
}
