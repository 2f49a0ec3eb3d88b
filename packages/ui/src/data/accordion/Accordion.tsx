"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useMemo } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { AccordionContext, type AccordionContextValue } from "./AccordionContext.ts";

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Opening an item closes the one that was open. @default false */
  readonly single?: boolean | undefined;
  /** Level of the items' titles in the page. @default 3 */
  readonly headingLevel?: AccordionContextValue["headingLevel"] | undefined;
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

/**
 * Sections under their titles, each opened when it is wanted. Native `details`: it works before any script, and the
 * browser's own search opens the section in which it finds a word.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { single = false, headingLevel = 3, className, children, ...rest },
  ref,
) {
  const id = useId();
  const value = useMemo(() => ({ name: single ? id : undefined, headingLevel }), [single, id, headingLevel]);
  return (
    <AccordionContext.Provider value={value}>
      <div {...rest} ref={ref} className={cx("cn-accordion", className)}>
        {children}
      </div>
    </AccordionContext.Provider>
  );
});
