import type { MouseEvent } from "react";

const interactive = "a, button, input, label, select, textarea, summary, [role^='menu']";

/** The control that opens a row. */
export const rowLinkSelector = "[data-row-link] :is(a, button)";

/**
 * A click on the bare ground of a row presses the row's own link, with the same keys held: the link stays the one
 * control, for the keyboard and for « open in a new tab ». Selecting text presses nothing.
 */
export function pressRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!isBareGround(event)) return;
  currentTarget
    .querySelector(rowLinkSelector)
    ?.dispatchEvent(
      new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}

/** A click on the bare ground of a row that something beside the table follows gives its link the focus, and opens nothing. */
export function focusRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  if (!isBareGround(event)) return;
  event.currentTarget.querySelector<HTMLElement>(rowLinkSelector)?.focus({ preventScroll: true });
}

function isBareGround(event: MouseEvent<HTMLTableRowElement>): boolean {
  const { target, currentTarget } = event;
  // A menu of the row is a portal: its clicks pass here without being inside.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (event.defaultPrevented || target.closest(interactive)) return false;
  return currentTarget.ownerDocument.getSelection()?.isCollapsed !== false;
}
