"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldName } from "../field/FieldName.tsx";
import { FieldNotes } from "../field/FieldNotes.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";
import { checkHandlers } from "../internal/checkHandlers.ts";
import { cx } from "../internal/cx.ts";

export interface CheckboxFieldProps
  extends Omit<FieldTexts, "labelAction">, Omit<ComponentPropsWithoutRef<"input">, "required" | "type"> {
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
          {...checkHandlers({ checked: rest.checked, readOnly, onChange, onClick, onCheckedChange })}
        />
        <span>
          <FieldName required={required}>{label}</FieldName>
        </span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
});
