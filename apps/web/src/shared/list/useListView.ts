import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressOf, type ListView, type ListWords, viewOf } from "./listView.ts";
import { useAddressSearch } from "./useAddressSearch.ts";

/**
 * Gives what a list shows, as its address says it, and the way to change it: each choice is a step of the history, letters of a
 * search are none.
 * @param words must keep their identity while they are the same
 */
export function useListView(
  words: ListWords,
): readonly [view: ListView, setView: (change: Partial<ListView>) => void] {
  const [address, setAddress] = useSearchParams();
  const stored = useMemo(() => viewOf(address, words), [address, words]);
  const write = useCallback(
    (change: Partial<ListView>, replace: boolean) =>
      setAddress(
        // Another search, sort or choice is another list: it is read from its beginning.
        (before) => addressOf({ ...viewOf(before, words), page: 1, ...change }, words, before),
        { replace, preventScrollReset: change.page === undefined },
      ),
    [setAddress, words],
  );
  const writeSearch = useCallback((search: string) => write({ search }, true), [write]);
  const [typed, setTyped] = useAddressSearch(stored.search, writeSearch);
  const view = useMemo(() => ({ ...stored, search: typed }), [stored, typed]);
  const setView = useCallback(
    ({ search, ...rest }: Partial<ListView>) => {
      if (search !== undefined) setTyped(search);
      if (Object.keys(rest).length > 0) write({ search: search ?? typed, ...rest }, false);
    },
    [write, setTyped, typed],
  );
  return [view, setView];
}
