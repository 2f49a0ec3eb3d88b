import type { KeyboardEvent } from "react";
import { shadowRootOf } from "../../foundations/internal/treeRoot.ts";

const FOCUSABLE =
  "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], " +
  "[contenteditable]:not([contenteditable=false]), [tabindex]";

/** Tells whether Tab stops at an element: of a group of radio buttons, at the chosen one alone. */
function takesTab(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]") !== null)
    return false;
  if (element instanceof HTMLInputElement && element.type === "radio" && !element.checked) {
    const group = [...(element.form?.elements ?? [])].filter(
      (one) => one instanceof HTMLInputElement && one.type === "radio" && one.name === element.name,
    );
    if (group.some((one) => one instanceof HTMLInputElement && one.checked)) return false;
  }
  // A test environment without layout cannot tell what is seen.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

const stopsIn = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab);

/**
 * Takes the focus into a panel that opens in a shadow root, to its first control that is no link, unless a host has sent it
 * elsewhere: Radix compares with the focus of the document, which is the host of the root, and would end at the panel.
 */
export function focusFirstInShadowRoot(event: Event): void {
  const panel = event.target;
  const shadow = panel instanceof HTMLElement ? shadowRootOf(panel) : null;
  if (event.defaultPrevented || !(panel instanceof HTMLElement) || shadow === null) return;
  event.preventDefault();
  // What the panel holds has taken it: a calendar its day.
  if (panel.contains(shadow.activeElement)) return;
  (stopsIn(panel).find((stop) => !(stop instanceof HTMLAnchorElement)) ?? panel).focus({
    preventScroll: true,
  });
}

/**
 * Focus trap of a shadow root: takes the focus from the last control of a modal panel to its first, and back, in a shadow root: Radix compares with the
 * focus of the document, which is the host of the root.
 */
export function trapFocusInShadowRoot(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = event.currentTarget;
  const shadow = shadowRootOf(panel);
  if (shadow === null) return;
  const stops = stopsIn(panel);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = shadow;
  const isAtEdge = activeElement === edge || (event.shiftKey && activeElement === panel);
  if (edge !== undefined && !isAtEdge && panel.contains(activeElement)) return;
  event.preventDefault();
  other?.focus();
}
