import type { MouseEvent } from "react";
import { shadowRootOf, treeRoot } from "./treeRoot.ts";

const CONTROL =
  "input:checked, input:not([type=hidden], :disabled), select, textarea, button, [contenteditable=true], [tabindex]";

/**
 * Takes the focus to a control; in a group of controls, to the chosen one or the first.
 * @param from an element of the page, or of the shadow root, that the control stands in
 * @returns whether there is such a control
 */
export function focusById(id: string, from: Element | null): boolean {
  const root = treeRoot(from);
  const element = root.getElementById(id);
  if (!element) return false;
  element.focus();
  if (root.activeElement !== element) element.querySelector<HTMLElement>(CONTROL)?.focus();
  return true;
}

/** Follows a link to an id in a shadow root: browsers look for it in the document alone. */
export function followInShadowRoot(event: MouseEvent<HTMLElement>): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#']") : null;
  if (link === null || event.defaultPrevented || shadowRootOf(link) === null) return;
  if (focusById(decodeURIComponent(link.hash.slice(1)), link)) event.preventDefault();
}
