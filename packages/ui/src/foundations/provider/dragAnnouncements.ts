import type { OverlayContainer } from "./overlayContainer.ts";

/**
 * Gives dnd-kit the place of its words for screen readers: outside of the list, whose server render then equals the client's. Its
 * types name elements alone; React draws into a shadow root as well.
 */
export function dragAnnouncements(container: OverlayContainer | undefined): { readonly container?: Element } {
  if (typeof document === "undefined") return {};
  return { container: (container ?? document.body) as Element };
}
