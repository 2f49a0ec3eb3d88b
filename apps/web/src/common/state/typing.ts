import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { sessionAtom } from "../session/sessionAtoms.ts";

/** What somebody had typed and not saved when their session ran out, by where it was typed. */
interface Typing {
  readonly uid: string;
  readonly values: Map<string, unknown>;
}

/** What is being typed on the pages that are shown now. */
const shown = new Map<string, () => unknown>();

/** In the memory of this page and nowhere else: it may be about a client, and the device somebody else's by then. */
let kept: Typing | null = null;

/**
 * Keeps what is being typed, because the session of whoever types has run out.
 * @returns whether there was anything to keep
 */
export function keepTyping(uid: string): boolean {
  const values = new Map<string, unknown>();
  for (const [place, read] of shown) {
    const typed = read();
    if (typed !== null) values.set(place, typed);
  }
  kept = { uid, values };
  return values.size > 0;
}

/** @param uid whoever is signed in now: what anybody else had typed is forgotten; null for all of it */
export function forgetTyping(uid: string | null): void {
  if (kept?.uid !== uid) kept = null;
}

/**
 * Keeps what is typed on a page over the end of a session that runs out, until the same person has signed in again and is
 * back at the same address.
 * @param name tells it from what else is typed on the page
 * @param read what is typed and not saved now; null when there is nothing. Its identity does not matter
 * @returns what was kept, for the first time that it is shown again; null when nothing was
 */
export function useTyping<T>(name: string, read: () => T | null): T | null {
  const store = useStore();
  const place = `${useLocation().pathname} ${name}`;
  const [before] = useState(() => {
    const uid = store.get(sessionAtom)?.uid;
    // Written here under the same name, and by nobody but this page.
    return uid !== undefined && kept?.uid === uid ? ((kept.values.get(place) ?? null) as T | null) : null;
  });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    kept?.values.delete(place);
    const current = (): unknown => latest.current();
    shown.set(place, current);
    return () => {
      if (shown.get(place) === current) shown.delete(place);
    };
  }, [place]);
  return before;
}
