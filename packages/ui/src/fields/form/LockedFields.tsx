"use client";

import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";

export interface LockedFieldsProps extends ComponentPropsWithoutRef<"div"> {
  /** True while what the fields hold is being saved. */
  readonly locked: boolean;
}

/**
 * Fields that take nothing while they are locked, and look as before: for what a form leaves once it is saved, where a
 * letter typed meanwhile would be lost. The focus comes back to the field that had it, unless it has gone elsewhere.
 */
export function LockedFields({ locked, children, ...rest }: LockedFieldsProps): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = fields.current;
    if (element === null || !locked) return undefined;
    const root = element.getRootNode();
    const activeElement = (): Element | null =>
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    const focused = activeElement();
    // An attribute that React 18 does not know.
    element.toggleAttribute("inert", true);
    return () => {
      element.toggleAttribute("inert", false);
      const now = activeElement();
      const isLost = now === null || now === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) {
        focused.focus({ preventScroll: true });
      }
    };
  }, [locked]);
  return (
    <div {...rest} ref={fields}>
      {children}
    </div>
  );
}
