"use client";

import type { ReactElement, RefCallback } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormState,
} from "react-hook-form";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { fieldId } from "./fieldId.ts";
import { problemAt } from "./formProblems.ts";
import type { CarnationForm } from "./useCarnationForm.ts";

/** What a field of the kit needs to be part of a form. Spread it on the field. */
export interface FormFieldBinding<Value> {
  /** Id of the control, to which the summary of the problems leads. */
  readonly id: string;
  /** Path of the value in the form. */
  readonly name: string;
  /** The value of the form. */
  readonly value: Value;
  /** Hands the value to the form. */
  readonly onValueChange: ValueHandler<Value>;
  /** Tells the form that the field was left. */
  readonly onBlur: () => void;
  /** What is wrong with the value, as a sentence. */
  readonly error: string | undefined;
  /** Lets the form give the control the focus. */
  readonly ref: RefCallback<HTMLElement>;
}

export interface FormFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  /** What `useCarnationForm` gave. */
  readonly form: CarnationForm<Input, Output>;
  /** Path of the value in what the schema takes in. */
  readonly name: Name;
  /** Draws the field from what binds it to the form. */
  readonly children: (field: FormFieldBinding<FieldPathValue<Input, Name>>) => ReactElement;
}

/**
 * Ties one field to the form: `{(field) => <MoneyField label="Prix" {...field} />}`. A text field and a checkbox
 * take `textProps(field)` and `checkedProps(field)` instead.
 */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FormFieldProps<Input, Output, Name>): ReactElement {
  const { control } = form.methods;
  const { field } = useController<Input, Name, Output>({ control, name });
  const { errors } = useFormState<Input, Output>({ control, name });
  return children({
    id: fieldId(form.id, name),
    name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: problemAt(errors, name),
    ref: field.ref,
  });
}
