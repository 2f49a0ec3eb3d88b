import { useEffect, useState } from "react";

/** How long after the last letter the search is in the address: a browser refuses an address for each of them. */
const PAUSE_MS = 400;

/**
 * What is searched: at once as it is typed, and in the address a moment later.
 * @param stored what the address says
 * @param write puts a search into the address. Its identity must not change while it does the same
 */
export function useAddressSearch(
  stored: string,
  write: (search: string) => void,
): readonly [typed: string, setTyped: (search: string) => void] {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState({ address: stored, sent: stored });
  if (seen.address !== stored) {
    setSeen({ address: stored, sent: stored });
    // Another page of the history, or the menu: what was typed since is of the one before.
    if (stored !== seen.sent) setTyped(stored);
  }
  useEffect(() => {
    if (typed === stored) return undefined;
    const pause = setTimeout(() => {
      setSeen((before) => ({ ...before, sent: typed }));
      write(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, stored, write]);
  return [typed, setTyped];
}
