import type { MouseEvent } from "react";

const interactive = "a, button, input, label, select, textarea, summary, [role^='menu']";

/**
 * A click on the bare ground of a row presses the row's own link, with the same keys held: the link stays the one
 * control, for the keyboard and for « open in a new tab ». Selecting text presses nothing.
 */
export function pressRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // A menu of the row is a portal: its clicks pass here without being inside.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (event.defaultPrevented || target.closest(interactive)) return;
  if (currentTarget.ownerDocument.getSelection()?.isCollapsed === false) return;
  currentTarget
    .querySelector("[data-row-link] :is(a, button)")
    ?.dispatchEvent(
      new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
