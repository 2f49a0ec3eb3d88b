"use client";

import { type RefObject, useEffect, useRef } from "react";
import { focusedElement } from "../../foundations/internal/treeRoot.ts";

/**
 * Gives the focus to the container, which needs `tabIndex={-1}`, when the control that held it goes away: otherwise
 * a keyboard starts again from the top of the page.
 */
export function useFocusKept(container: RefObject<HTMLElement | null>): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = container.current;
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [container]);
  useEffect(() => {
    if (!(focused.current instanceof Node) || focused.current.isConnected) return;
    focused.current = null;
    if (focusedElement() === null) container.current?.focus();
  });
}
