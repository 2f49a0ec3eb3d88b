import { directionOf } from "../internal/direction.ts";
import { shadowRootOf } from "../internal/treeRoot.ts";

/** Place where overlays are drawn: an element, or a shadow root. */
export type OverlayContainer = HTMLElement | ShadowRoot;

/**
 * Parts that an overlay belongs to: one with its own theme, brand or direction, whose look it takes; a modal of the host, which
 * keeps the focus inside; what the browser draws above everything else. Menus say their direction themselves.
 */
const LOOK = '[data-theme], [data-brand], [aria-modal="true"], dialog, [popover], :fullscreen';
const PART = `${LOOK}, [dir="rtl"], [dir="ltr"]`;
/** Panels of the kit clip what is drawn inside them, and move it along: what opens from them stands beside them. */
const PANEL = '[data-cn-panel], [role="menu"], [role="tooltip"]';

/** Tells whether a part only says the direction that the page around it has, as tabs of Radix do: that is no part of its own. */
const repeatsDirection = (part: Element): boolean =>
  !part.matches(LOOK) && directionOf(part) === directionOf(part.parentElement);

/**
 * Finds where an overlay that opens at an element is drawn: the nearest part of the page that it belongs to, or the shadow
 * root around it.
 * @returns `undefined` where that is the page itself: overlays then stand at the end of `body`
 */
export function nearestPart(element: Element | null): OverlayContainer | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const part: Element | null = at.closest(PART);
    if (part === null || part.matches("html, body")) break;
    const panel = part.closest(PANEL);
    if (panel === null && part instanceof HTMLElement && !repeatsDirection(part)) return part;
    at = panel ?? part;
  }
  return shadowRootOf(element) ?? undefined;
}
