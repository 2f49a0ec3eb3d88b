"use client";

import { forwardRef, type ReactNode, type RefAttributes } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
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
  function SelectField(props, ref) {
    const [fieldProps, rest] = splitFieldProps(props);
    return <Field {...fieldProps}>{(control) => <SelectControl {...rest} {...control} ref={ref} />}</Field>;
  },
);
