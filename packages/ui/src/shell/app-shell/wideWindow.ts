/**
 * Calls back when the window becomes wide enough for the bar or the column, for instance when a tablet is
 * turned. The width counts in rem, as in the style sheet. Returns the way to stop.
 */
export function wideWindow(onWide: () => void): () => void {
  // A test environment without layout has no media queries.
  if (typeof window.matchMedia !== "function") return () => undefined;
  const query = window.matchMedia("(min-width: 62rem)");
  const listen = (event: MediaQueryListEvent): void => {
    if (event.matches) onWide();
  };
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}
