import { useRef } from "react";
import { focusedElement, treeRoot } from "../../foundations/internal/treeRoot.ts";
import { focusFirstInShadowRoot } from "./shadowFocusTrap.ts";

type AutoFocusHandler = ((event: Event) => void) | undefined;

interface ReturnFocusOptions {
  /** True when the overlay has a button of its own: the focus then goes back there without us. */
  readonly hasTrigger: boolean;
  readonly onOpenAutoFocus: AutoFocusHandler;
  readonly onCloseAutoFocus: AutoFocusHandler;
}

interface ReturnFocusHandlers {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** The element that keeps its place: a menu's row goes away with the menu, the menu's button stays. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? treeRoot(menu).querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element;
}

/**
 * Tells whether something took the focus as an overlay closed, as the heading of a new page or a dialog: it keeps it.
 * Otherwise the focus went away with the overlay.
 */
export function focusWasTaken(): boolean {
  return focusedElement() !== null;
}

/**
 * Gives the focus back to where it was when an overlay without a trigger opened: Radix knows only its own
 * trigger, and would leave the focus at the top of the page.
 */
export function useReturnFocus({
  hasTrigger,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: ReturnFocusOptions): ReturnFocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = openerOf(focusedElement());
      onOpenAutoFocus?.(event);
      focusFirstInShadowRoot(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      if (focusWasTaken()) {
        event.preventDefault();
        return;
      }
      if (hasTrigger) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
