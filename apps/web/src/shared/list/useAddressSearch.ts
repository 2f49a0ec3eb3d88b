import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from "react-router";

/** Debounce of the search in the address, in milliseconds: a browser refuses an address for each letter. */
const PAUSE_MS = 400;

/**
 * Gives what is searched: at once as it is typed, and in the address a moment later.
 * @param stored what the address says
 * @param write puts a search into the address. Its identity must not change while it does the same
 */
export function useAddressSearch(
  stored: string,
  write: (search: string) => void,
): readonly [typed: string, setTyped: (search: string) => void] {
  const router = useContext(DataRouterContext)?.router;
  const isLeaving = useNavigation().state !== "idle";
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState({ address: stored, sent: stored });
  if (seen.address !== stored) {
    setSeen({ address: stored, sent: stored });
    // Another page of the history, or the menu: what was typed since is of the one before.
    if (stored !== seen.sent) setTyped(stored);
  }
  useEffect(() => {
    if (typed === stored || isLeaving) return undefined;
    const pathname = router?.state.location.pathname;
    const pause = setTimeout(() => {
      // The page that was gone to is on its way, or being drawn: to write the address of this one would lead back. React draws
      // it in a transition, so that what the hooks of this page know of the router is too old.
      if (router?.state.navigation.state !== "idle" || router.state.location.pathname !== pathname) return;
      setSeen((before) => ({ ...before, sent: typed }));
      write(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, stored, write, isLeaving, router]);
  return [typed, setTyped];
}
