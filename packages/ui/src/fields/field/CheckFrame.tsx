"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { useFieldIds } from "./useFieldIds.ts";
import { checkHandlers } from "../internal/checkHandlers.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

/** Describes what a box to tick and a switch have in common: `CheckboxFieldProps` and `SwitchFieldProps` say what each is for. */
interface CheckFrameProps extends Omit<ComponentPropsWithoutRef<"input">, "type" | "value"> {
  /** Class of the field, in which the label is `…__label`. */
  readonly block: string;
  /** Class of the native box. */
  readonly box: string;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly value: boolean | null | undefined;
  readonly onValueChange: ValueHandler<boolean> | undefined;
  readonly onCheckedChange: ((checked: boolean) => void) | undefined;
  readonly submittedValue: string | undefined;
  readonly placement?: string | undefined;
  /** The words beside the box. */
  readonly children: ReactNode;
}

/** A native checkbox and its words in one label, with hint and error: the skeleton of `CheckboxField` and `SwitchField`. */
export const CheckFrame = forwardRef<HTMLInputElement, CheckFrameProps>(function CheckFrame(
  {
    block,
    box,
    hint,
    error,
    value,
    onValueChange,
    onCheckedChange,
    submittedValue,
    placement,
    id,
    className,
    style,
    readOnly = false,
    onChange,
    onClick,
    checked = value === null ? false : value,
    children,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ id, hint, error, describedBy: rest["aria-describedby"] });
  return (
    <div
      className={cx(block, className)}
      style={style}
      data-placement={placement}
      {...(error ? { "data-invalid": "" } : {})}
    >
      <label className={`${block}__label`}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          id={ids.control}
          className={box}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-readonly={readOnly || undefined}
          checked={checked}
          value={submittedValue}
          {...checkHandlers({ checked, readOnly, onChange, onClick, onCheckedChange, onValueChange })}
        />
        {children}
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
});
