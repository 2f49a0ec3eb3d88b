import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import { connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { CodeNotLoaded, takeReload } from "../../shared/code/loadCode.ts";
import { loadAhead } from "../code/loadAhead.ts";
import { onSignedInElsewhere } from "../session/keptSession.ts";

/** After a newer version has replaced the code, only a new page finds it: at the first letter little is lost by that. */
function reloadOnce(error: unknown): void {
  if (error instanceof CodeNotLoaded && takeReload(error.part)) window.location.reload();
}

/**
 * Opens the connection at the first sign that somebody will sign in, or has just done so in another tab: it is open
 * before they have typed their password, and so is the code of the page that they come for. A service that does not answer
 * is told when they send it.
 * @param expected whether anybody needs it where one is
 * @param destination the page that a sign-in leads to; null where nobody is about to sign in
 */
export function useIntent(expected: boolean, destination: string | null): void {
  const connection = useAtomValue(connectionAtom);
  // Before the page is painted: the first key must not come before anybody listens.
  useLayoutEffect(() => {
    if (!expected) return;
    const left = new AbortController();
    const ahead = (): void => {
      if (destination !== null) void loadAhead(destination);
    };
    const open = (): void => {
      if (navigator.onLine) connection.open().then(ahead, reloadOnce);
    };
    for (const sign of ["pointerdown", "keydown", "input"]) {
      window.addEventListener(sign, open, { once: true, passive: true, signal: left.signal });
    }
    onSignedInElsewhere(open, left.signal);
    return () => left.abort();
  }, [connection, expected, destination]);
}
