import { atom, useAtom } from "jotai";
import { type ReactNode, useLayoutEffect, useState } from "react";

/** The lists on the page that come from this device, in the order in which they came. */
const cachedListsAtom = atom<readonly symbol[]>([]);

/**
 * The note that a list comes from this device and may have changed since. It stands once on a page: with the first of its lists.
 * @returns null for a list that the server has confirmed, and for the others of the page
 */
export function useCachedNote(fromCache: boolean): ReactNode {
  const [self] = useState(() => Symbol("list"));
  const [cached, setCached] = useAtom(cachedListsAtom);
  // Before the page is painted: the note neither comes late nor moves from one list to another.
  useLayoutEffect(() => {
    if (!fromCache) return undefined;
    setCached((lists) => [...lists, self]);
    return () => setCached((lists) => lists.filter((list) => list !== self));
  }, [fromCache, self, setCached]);
  return fromCache && cached[0] === self ? (
    <span>Gardé sur cet appareil{"\u00A0"}: la liste a pu changer depuis.</span>
  ) : null;
}
