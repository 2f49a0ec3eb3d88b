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
  /** Count of how many an answer holds at most: when there are as many, there may be more. */
  readonly limit: number;
}

/** Answer of the server about a list that is cut. */
export interface AskedRows<Row> {
  /** Rows that it finds; null while nothing is asked, and until it has answered. */
  readonly rows: readonly Row[] | null;
  /** True when they take the place of those that were read: the first ones of another order. */
  readonly isOrder: boolean;
  /** True until it has answered. */
  readonly pending: boolean;
  /** Count of how many it finds, with those that cannot be read; null like the rows. */
  readonly found: number | null;
  /**
   * True when something that is chosen is only looked for among what was read: the server cannot be asked about it, did not
   * answer, or was asked about something else first and answered with a part.
   */
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
  limit,
}: AskedRowsOptions<Row>): AskedRows<Row> {
  const question = useMemo(
    () => (isCut ? questionOf({ search, sort, choices }, columns, filters, defaultSort) : null),
    [isCut, search, sort, choices, columns, filters, defaultSort],
  );
  const watched = useQuestion(asking, question === "none" ? null : question);
  const answer = watched?.status === "ready" ? watched : null;
  const found = answer === null ? null : answer.value.length + answer.unreadable;
  const isPartial =
    question === "none" ||
    watched?.status === "failed" ||
    watched?.status === "unread" ||
    (found !== null && found >= limit && isRefined({ search, sort, choices }, filters, defaultSort));
  return {
    rows: answer?.value ?? null,
    isOrder: question !== null && question !== "none" && "order" in question,
    found,
    pending: watched?.status === "loading",
    isPartial,
  };
}

/** Tells whether more is chosen than the one thing that the server is asked about. */
function isRefined<Row>(
  { search, sort, choices }: Omit<ListView, "page">,
  filters: readonly ResourceFilter<Row>[],
  defaultSort: DataTableSort,
): boolean {
  const chosen = filters.filter(({ id, choices: known }) =>
    known.some((one) => one.id === choices[id]),
  ).length;
  const isSorted = sort !== null && !isSameSort(sort, defaultSort);
  return (search.trim() === "" ? 0 : 1) + chosen + (isSorted ? 1 : 0) > 1;
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
