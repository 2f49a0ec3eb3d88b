"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

/** 36 px, or 44 px. */
export type ControlSize = "sm" | "md";

export interface InputControlProps extends Omit<
  ComponentPropsWithoutRef<"input">,
  "aria-label" | "aria-labelledby" | "prefix" | "size" | "value"
> {
  /** The text; `null` is empty. Leave it out and the control keeps its own. */
  readonly value?: string | null | undefined;
  /** Receives the text at each letter. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** A unit or a symbol after the text, inside the frame. */
  readonly suffix?: ReactNode;
  /** 36 px for a toolbar or a line of a table, or 44 px. @default "md" */
  readonly size?: ControlSize | undefined;
}

/** A text control in its frame, without a name: whoever draws it names it. */
export const InputControl = forwardRef<HTMLInputElement, InputControlProps>(function InputControl(
  { value, onValueChange, onChange, suffix, size = "md", className, style, ...rest },
  ref,
) {
  return (
    <span className={cx("cn-control", className)} style={style} data-size={size}>
      <input
        type="text"
        {...rest}
        ref={ref}
        className="cn-control__input"
        {...(value === undefined ? {} : { value: value ?? "" })}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {suffix ? <span className="cn-control__affix">{suffix}</span> : null}
    </span>
  );
});
