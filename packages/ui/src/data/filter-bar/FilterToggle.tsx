"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import type { ValueHandler } from "../../fields/internal/ValueHandler.ts";

export interface FilterToggleProps extends Omit<ComponentPropsWithoutRef<"button">, "onClick" | "value"> {
  /** Holds what it keeps: « À compléter ». */
  readonly children: ReactNode;
  /** Count of how many rows it keeps, already formatted. */
  readonly count?: string | undefined;
  /** True when it filters, when the host holds it. */
  readonly pressed?: boolean | undefined;
  /** True when it is pressed at first. @default false */
  readonly defaultPressed?: boolean | undefined;
  /** Receives whether it is to filter. */
  readonly onPressedChange?: ValueHandler<boolean> | undefined;
}

/** A filter that is on or off. */
export const FilterToggle = forwardRef<HTMLButtonElement, FilterToggleProps>(function FilterToggle(
  { children, count, pressed, defaultPressed = false, onPressedChange, className, ...rest },
  ref,
) {
  const [on, setOn] = useControllableState({
    value: pressed,
    defaultValue: defaultPressed,
    onValueChange: onPressedChange,
  });
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-pressed={on}
      className={cx("cn-filter-toggle", className)}
      onClick={() => setOn(!on)}
    >
      {children}
      {count === undefined ? null : (
        <>
          {" "}
          <span className="cn-filter-toggle__count">{count}</span>
        </>
      )}
    </button>
  );
});
