import type { DataTableSort } from "@carnation/ui/data-table";

/** Describes what a list shows, as its address says it. */
export interface ListView {
  readonly search: string;
  readonly sort: DataTableSort | null;
  /** From 1; a list that has become shorter shows its last one. */
  readonly page: number;
  /** The choice of each filter, by its id; one that leaves nothing out is not in it. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Describes what an address may say: whatever else stands in it is as if it were not there. */
export interface ListWords {
  readonly sortable: readonly string[];
  readonly defaultSort: DataTableSort | null;
  readonly filters: readonly { readonly id: string; readonly choices: readonly { readonly id: string }[] }[];
}

const names = { search: "recherche", sort: "tri", page: "page" } as const;

/** Reads an address, which may hold anything. */
export function viewOf(address: URLSearchParams, { sortable, defaultSort, filters }: ListWords): ListView {
  const sort = sortOf(address.get(names.sort) ?? "");
  const page = Number(address.get(names.page) ?? 1);
  const choices = filters.flatMap(({ id, choices: known }) => {
    const choice = address.get(id);
    return choice !== null && known.some((one) => one.id === choice) ? [[id, choice] as const] : [];
  });
  return {
    search: address.get(names.search) ?? "",
    sort: sort !== null && sortable.includes(sort.columnId) ? sort : defaultSort,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    choices: Object.fromEntries(choices),
  };
}

/**
 * The address of a view, in the place of another one; what is as it always is does not stand in it. What it says of a filter
 * whose choices are not known yet stays.
 */
export function addressOf(
  { search, sort, page, choices }: ListView,
  { defaultSort, filters }: ListWords,
  before: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before);
  const known = filters.filter((filter) => filter.choices.length > 0);
  const named = {
    [names.search]: search,
    [names.sort]: sort === null || isSameSort(sort, defaultSort) ? "" : sortWords(sort),
    [names.page]: page > 1 ? String(page) : "",
    ...Object.fromEntries(known.map(({ id }) => [id, choices[id] ?? ""])),
  };
  for (const [name, value] of Object.entries(named)) {
    if (value === "") address.delete(name);
    else address.set(name, value);
  }
  return address;
}

/** Writes an order as an address says it. */
export function sortWords({ columnId, direction }: DataTableSort): string {
  return direction === "descending" ? `-${columnId}` : columnId;
}

/** Reads the order that an address says. */
export function sortOf(words: string): DataTableSort | null {
  if (words === "") return null;
  return words.startsWith("-")
    ? { columnId: words.slice(1), direction: "descending" }
    : { columnId: words, direction: "ascending" };
}

/** Tells whether two orders are the same. */
export function isSameSort(a: DataTableSort, b: DataTableSort | null): boolean {
  return a.columnId === b?.columnId && a.direction === b.direction;
}
