import type { ListQuestion } from "@carnation/data";
import type { DataTableSort } from "@carnation/ui/data-table";
import { useMemo } from "react";
import type { ResourceColumn, ResourceFilter } from "../resource/Resource.ts";
import type { ListAsking } from "../resource/listAsking.ts";
import { useQuestion } from "../resource/useQuestion.ts";
import { isSameSort, type ListView } from "./listView.ts";

interface AskedRowsOptions<Row> {
  readonly asking: ListAsking<Row> | undefined;
  /** True when there may be more than what was read. */
  readonly isCut: boolean;
  readonly view: ListView;
  readonly columns: readonly ResourceColumn<Row>[];
  readonly filters: readonly ResourceFilter<Row>[];
  /** The order that the list is read in. */
  readonly defaultSort: DataTableSort;
}

/** Answer of the server about a list that is cut. */
export interface AskedRows<Row> {
  /** Rows that it finds; null while nothing is asked, and until it has answered. */
  readonly rows: readonly Row[] | null;
  /** True when they take the place of those that were read: the first ones of another order. */
  readonly isOrder: boolean;
  /** True until it has answered. */
  readonly pending: boolean;
  /** True when something is chosen that the server cannot be asked about, or it did not answer: only what was read is looked through. */
  readonly isPartial: boolean;
}

/** Asks the server for what the address of a list says, where the list is cut: a search first, then a filter, then an order. */
export function useAskedRows<Row>({
  asking,
  isCut,
  view: { search, sort, choices },
  columns,
  filters,
  defaultSort,
}: AskedRowsOptions<Row>): AskedRows<Row> {
  const question = useMemo(
    () => (isCut ? questionOf({ search, sort, choices }, columns, filters, defaultSort) : null),
    [isCut, search, sort, choices, columns, filters, defaultSort],
  );
  const watched = useQuestion(asking, question === "none" ? null : question);
  return {
    rows: watched?.status === "ready" ? watched.value : null,
    isOrder: question !== null && question !== "none" && "order" in question,
    pending: watched?.status === "loading",
    isPartial: question === "none" || watched?.status === "failed" || watched?.status === "unread",
  };
}

/** Makes the question to the server; null when the list is as it was read, `none` when it cannot be asked that. */
function questionOf<Row>(
  { search, sort, choices }: Omit<ListView, "page">,
  columns: readonly ResourceColumn<Row>[],
  filters: readonly ResourceFilter<Row>[],
  defaultSort: DataTableSort,
): ListQuestion | "none" | null {
  if (search.trim() !== "") return { search };
  const chosen = filters.flatMap(({ id, choices: known }) => known.filter((one) => one.id === choices[id]));
  if (chosen.length > 0) return chosen.find(({ asks }) => asks !== undefined)?.asks ?? "none";
  if (sort === null || isSameSort(sort, defaultSort)) return null;
  const column = columns.find(({ id }) => id === sort.columnId);
  const descending = sort.direction === "descending";
  return column?.order === undefined ? "none" : { order: column.order, descending };
}
