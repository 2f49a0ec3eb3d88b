import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useAddressSearch } from "../../../shared/list/useAddressSearch.ts";
import { type CatalogueView, searchOf, viewOf } from "./catalogueView.ts";

/** Gives what the page of the catalogue shows, as its address says it, and the way to change it. */
export function useCatalogueView(): readonly [
  view: CatalogueView,
  setView: (change: Partial<CatalogueView>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const stored = useMemo(() => viewOf(address), [address]);
  const change = useCallback(
    (changed: Partial<CatalogueView>) =>
      setAddress((before) => searchOf({ ...viewOf(before), ...changed }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  const changeSearch = useCallback((search: string) => change({ search }), [change]);
  const [typed, setTyped] = useAddressSearch(stored.search, changeSearch);
  const view = useMemo(() => ({ ...stored, search: typed }), [stored, typed]);
  const setView = useCallback(
    ({ search, ...rest }: Partial<CatalogueView>) => {
      if (search !== undefined) setTyped(search);
      if (Object.keys(rest).length > 0) change({ ...rest, ...(search === undefined ? {} : { search }) });
    },
    [change, setTyped],
  );
  return [view, setView];
}
