"use client";

import { type RefObject, useEffect, useRef } from "react";
import { focusedElement } from "../../foundations/internal/treeRoot.ts";

/**
 * Takes the focus along to the current mark when a key asked for it, and gives it a place when the control that held
 * it went away: the current mark, or the panel.
 */
export function useMarkFocus(root: RefObject<HTMLElement | null>): { readonly follow: () => void } {
  const followed = useRef(false);
  const held = useRef<{ readonly target: Element; readonly inList: boolean } | null>(null);
  useEffect(() => {
    const element = root.current;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      held.current = { target, inList: target.closest(".cn-mark-review__list") !== null };
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [root]);
  useEffect(() => {
    const name = (): HTMLElement | null =>
      root.current?.querySelector<HTMLElement>('.cn-mark-review__name[aria-current="true"]') ?? null;
    if (followed.current) {
      followed.current = false;
      name()?.focus();
    }
    const lost = held.current !== null && !held.current.target.isConnected;
    if (!lost) return;
    const place = (held.current?.inList ? name() : null) ?? root.current;
    held.current = null;
    if (focusedElement() === null) place?.focus();
  });
  return {
    follow: () => {
      followed.current = true;
    },
  };
}
