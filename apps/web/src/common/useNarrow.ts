import { useSyncExternalStore } from "react";

/** The width below which the design has one column. */
const NARROW = "(max-width: 640px)";

function subscribe(onChange: () => void): () => void {
  if (typeof window.matchMedia !== "function") return () => undefined;
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const isNarrow = (): boolean => typeof window.matchMedia === "function" && window.matchMedia(NARROW).matches;

/** Whether the window is as narrow as a phone, where a sheet of styles alone cannot tell what is drawn. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
