"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { AccordionContext } from "./AccordionContext.ts";

export interface AccordionItemProps extends Omit<
  ComponentPropsWithoutRef<"details">,
  "children" | "name" | "open" | "title"
> {
  /** Holds what the section is about: always shown. */
  readonly title: ReactNode;
  /** A few words at the end of the title's line: a count, a state. */
  readonly aside?: ReactNode;
  /** True when it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** True when it is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Receives whether it is to be open: pressed, found by the browser's search, or closed for another one. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Holds what is shown while it is open. It is there all the time, so that it can be found. */
  readonly children: ReactNode;
}

/** A section of an `Accordion`, or one by itself. The rest, `className` and `ref` go to the `details`. */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(function AccordionItem(
  { title, aside, open, defaultOpen = false, onOpenChange, onToggle, className, children, ...rest },
  ref,
) {
  const { name, headingLevel } = useContext(AccordionContext);
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const details = useRef<HTMLDetailsElement>(null);
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(ref, () => details.current, []);
  const first = useRef({ isOpen, setOpen });
  useEffect(() => {
    // Someone may have pressed it before the script came.
    const found = details.current?.open;
    if (found !== undefined && found !== first.current.isOpen) first.current.setOpen(found);
  }, []);
  const Title = `h${headingLevel}` as const;
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    onToggle?.(event);
    // The browser opens what it finds, and closes what shares a name.
    if (event.currentTarget.open !== isOpen) setOpen(event.currentTarget.open);
  };
  const handleClick = (event: MouseEvent): void => {
    // React sets `open`: a host that refuses is not contradicted by the browser.
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <details
      {...rest}
      {...(name === undefined ? {} : { name })}
      ref={details}
      open={isOpen}
      onToggle={handleToggle}
      className={cx("cn-accordion__item", className)}
    >
      {/* Enter and Space are clicks of a summary. */}
      <summary className="cn-accordion__summary" onClick={handleClick}>
        <Title className="cn-accordion__title">{title}</Title>
        {aside ? <span className="cn-accordion__aside">{aside}</span> : null}
        <ChevronDown aria-hidden="true" className="cn-accordion__chevron" />
      </summary>
      <div className="cn-accordion__content">{children}</div>
    </details>
  );
});
