import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { readFormDraft, watchFormDraft } from "./formDrafts.ts";

/**
 * Keeps what is typed on a page over the end of a session that runs out, until the same person has signed in again and is
 * back at the same address.
 * @param name tells it from what else is typed on the page
 * @param read what is typed and not saved now; null when there is nothing. Its identity does not matter
 * @returns what was kept, for the first time that it is shown again; null when nothing was
 */
export function useFormDraft<T>(name: string, read: () => T | null): T | null {
  const store = useStore();
  const place = `${useLocation().pathname} ${name}`;
  // Written here under the same name, and by nobody but this page.
  const [before] = useState(() => readFormDraft(store.get(sessionAtom)?.uid, place) as T | null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => watchFormDraft(place, () => latest.current()), [place]);
  return before;
}
