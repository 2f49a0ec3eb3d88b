"use client";

import { forwardRef } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { InputControl, type InputControlProps } from "../input/InputControl.tsx";

export interface TextFieldProps extends FieldTexts, Omit<InputControlProps, "required" | "size"> {}

/** One line of text. `className` and `style` go to the field, everything else and `ref` to the `input`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const [fieldProps, rest] = splitFieldProps(props);
  return <Field {...fieldProps}>{(control) => <InputControl {...rest} {...control} ref={ref} />}</Field>;
});
