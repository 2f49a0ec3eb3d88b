"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldName } from "../field/FieldName.tsx";
import { FieldNotes } from "../field/FieldNotes.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";
import { checkHandlers } from "../internal/checkHandlers.ts";
import { cx } from "../../foundations/internal/cx.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

export interface CheckboxFieldProps
  extends
    Omit<FieldTexts, "labelAction">,
    Omit<ComponentPropsWithoutRef<"input">, "required" | "type" | "value"> {
  /** Whether the box is ticked, as every field of the kit takes its value; `null` is not. The same as `checked`. */
  readonly value?: boolean | null | undefined;
  /** Receives whether the box is ticked, as every field of the kit tells its value. The same as `onCheckedChange`. */
  readonly onValueChange?: ValueHandler<boolean> | undefined;
  /** What a form receives under `name` while the box is ticked. @default "on" */
  readonly submittedValue?: string | undefined;
  /** Receives whether the box is ticked. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with its sentence. `className` and `style` go to the field, the rest to the `input`. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  {
    label,
    hint,
    error,
    required = false,
    id,
    className,
    style,
    readOnly = false,
    onChange,
    onClick,
    onCheckedChange,
    value,
    onValueChange,
    checked = value === null ? false : value,
    submittedValue,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ id, hint, error, describedBy: rest["aria-describedby"] });
  return (
    <div
      className={cx("cn-checkbox-field", className)}
      style={style}
      {...(error ? { "data-invalid": "" } : {})}
    >
      <label className="cn-checkbox-field__label">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          id={ids.control}
          className="cn-checkbox-field__box"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-readonly={readOnly || undefined}
          aria-required={required || undefined}
          checked={checked}
          value={submittedValue}
          {...checkHandlers({ checked, readOnly, onChange, onClick, onCheckedChange, onValueChange })}
        />
        <span>
          <FieldName required={required}>{label}</FieldName>
        </span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
});
