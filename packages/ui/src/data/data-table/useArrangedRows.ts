"use client";

import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { atOnce, inSlices } from "./arrangeRows.ts";
import { type ArrangedRowsOptions, rowArrangement } from "./arrangeTableRows.ts";
import { createRowSearch } from "./rowSearch.ts";

/** Up to how many rows are arranged while they are rendered. */
const AT_ONCE = 1000;

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
  const arrange = useMemo(
    () => rowArrangement({ columns, rows, search, columnFilters, sort }, locale, matchesSearch),
    [columns, rows, search, columnFilters, sort, locale, matchesSearch],
  );
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
