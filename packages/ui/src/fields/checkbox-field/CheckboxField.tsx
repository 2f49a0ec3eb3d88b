"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldName } from "../field/FieldName.tsx";
import { CheckFrame } from "../field/CheckFrame.tsx";
import type { ValueHandler } from "../internal/ValueHandler.ts";

export interface CheckboxFieldProps
  extends
    Omit<FieldTexts, "labelAction">,
    Omit<ComponentPropsWithoutRef<"input">, "required" | "type" | "value"> {
  /** True when the box is ticked, as every field of the kit takes its value; `null` is not. The same as `checked`. */
  readonly value?: boolean | null | undefined;
  /** Receives whether the box is ticked, as every field of the kit tells its value. The same as `onCheckedChange`. */
  readonly onValueChange?: ValueHandler<boolean> | undefined;
  /** Holds what a form receives under `name` while the box is ticked. @default "on" */
  readonly submittedValue?: string | undefined;
  /** Receives whether the box is ticked. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with its sentence. `className` and `style` go to the field, the rest to the `input`. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  { label, hint, error, required = false, value, onValueChange, onCheckedChange, submittedValue, ...rest },
  ref,
) {
  return (
    <CheckFrame
      {...rest}
      ref={ref}
      block="cn-checkbox-field"
      box="cn-checkbox-field__box"
      required={required}
      hint={hint}
      error={error}
      value={value}
      onValueChange={onValueChange}
      onCheckedChange={onCheckedChange}
      submittedValue={submittedValue}
    >
      <span>
        <FieldName required={required}>{label}</FieldName>
      </span>
    </CheckFrame>
  );
});
