import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Time that a tab is out of sight before nobody is taken to come back to it at once. */
const HIDDEN_MS = 60_000;

/** Events by which somebody begins something on a page. */
const BEGINNINGS = ["input", "change", "paste", "drop"] as const;

/**
 * Calls at each moment at which nobody is at work on the page: as another page is opened, and once the tab has been out of sight
 * for a minute on a page where nothing was begun.
 */
export function useSafeMoments(onMoment: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Nobody has listened yet to what was done on a page that was there before.
  const isBegun = useRef(document.querySelector("main form, main textarea") !== null);
  const call = useEffectEvent(onMoment);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    isBegun.current = false;
    call();
  }, [pathname]);
  useEffect(() => {
    const left = new AbortController();
    const begin = (): void => {
      isBegun.current = true;
    };
    for (const event of BEGINNINGS)
      document.addEventListener(event, begin, { capture: true, signal: left.signal });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") return;
      timer = setTimeout(() => {
        if (!isBegun.current) call();
      }, HIDDEN_MS);
    };
    document.addEventListener("visibilitychange", look, { signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, []);
}
