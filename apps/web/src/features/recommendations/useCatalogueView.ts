import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type CatalogueView, searchOf, viewOf } from "./catalogueView.ts";

/** How long after the last letter the search is in the address: a browser refuses an address for each of them. */
const PAUSE_MS = 400;

/** What the page of the catalogue shows, as its address says it, and the way to change it. */
export function useCatalogueView(): readonly [
  view: CatalogueView,
  setView: (change: Partial<CatalogueView>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const stored = useMemo(() => viewOf(address), [address]);
  const [typed, setTyped] = useState(stored.search);
  const [seen, setSeen] = useState({ address: stored.search, sent: stored.search });
  if (seen.address !== stored.search) {
    setSeen({ address: stored.search, sent: stored.search });
    // Another page of the history, or the menu: what was typed since is of the one before.
    if (stored.search !== seen.sent) setTyped(stored.search);
  }
  const change = useCallback(
    (changed: Partial<CatalogueView>) =>
      setAddress((before) => searchOf({ ...viewOf(before), ...changed }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  useEffect(() => {
    if (typed === stored.search) return;
    const pause = setTimeout(() => {
      setSeen((before) => ({ ...before, sent: typed }));
      change({ search: typed });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, stored.search, change]);
  const view = useMemo(() => ({ ...stored, search: typed }), [stored, typed]);
  const setView = useCallback(
    ({ search, ...rest }: Partial<CatalogueView>) => {
      if (search !== undefined) setTyped(search);
      if (Object.keys(rest).length > 0) change({ ...rest, ...(search === undefined ? {} : { search }) });
    },
    [change],
  );
  return [view, setView];
}
