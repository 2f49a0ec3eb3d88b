"use client";

import { forwardRef } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { InputControl, type InputControlProps } from "../input/InputControl.tsx";

export interface TextFieldProps extends FieldTexts, Omit<InputControlProps, "required" | "size"> {}

/** One line of text. `className` and `style` go to the field, everything else and `ref` to the `input`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelAction, hint, error, required, id, className, style, ...rest },
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
      {(control) => <InputControl {...rest} {...control} ref={ref} />}
    </Field>
  );
});
