import { useCallback, useSyncExternalStore } from "react";

/** Widest window of one column, px. */
const PHONE = 640;

/**
 * Tells whether the window is narrow, where a sheet of styles alone cannot tell what is drawn.
 * @param width the widest window that is, px. @default a phone's
 */
export function useNarrow(width = PHONE): boolean {
  const query = `(max-width: ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== "function") return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === "function" && window.matchMedia(query).matches,
  );
}
