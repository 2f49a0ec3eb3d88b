"use client";

import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";
import { focusedElement } from "../../foundations/internal/treeRoot.ts";

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
    const focused = focusedElement();
    // An attribute that React 18 does not know.
    element.toggleAttribute("inert", true);
    return () => {
      element.toggleAttribute("inert", false);
      if (focusedElement() === null && focused instanceof HTMLElement && element.contains(focused)) {
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
