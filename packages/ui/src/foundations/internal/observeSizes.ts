/**
 * Watches the sizes of elements. Where the platform has no `ResizeObserver`, as jsdom, `listener` is never called.
 * @param listener called at first, and when the size of one has changed
 * @returns ends the watch
 */
export function observeSizes(elements: Iterable<Element>, listener: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(listener);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
