"use client";

import { forwardRef, type ReactNode, type RefAttributes } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { SelectControl, type SelectControlProps } from "../select/SelectControl.tsx";

export interface SelectFieldProps<Value extends string = string>
  extends FieldTexts, Omit<SelectControlProps<Value>, "required" | "size"> {}

interface SelectFieldComponent {
  <Value extends string>(props: SelectFieldProps<Value> & RefAttributes<HTMLSelectElement>): ReactNode;
  displayName?: string | undefined;
}

/**
 * One choice among a few dozen at most, in the platform's own list: the best one on a tablet. `className` and
 * `style` go to the field, the rest and `ref` to the `select`.
 */
export const SelectField: SelectFieldComponent = forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField(
    { label, labelAction, hint, error, required = false, id, className, style, ...rest },
    ref,
  ) {
    return (
      <Field
        label={label}
        labelAction={labelAction}
        hint={hint}
        error={error}
        required={required}
        controlId={id}
        describedBy={rest["aria-describedby"]}
        className={className}
        style={style}
      >
        {(field) => <SelectControl {...rest} {...field} ref={ref} required={required} />}
      </Field>
    );
  },
);
