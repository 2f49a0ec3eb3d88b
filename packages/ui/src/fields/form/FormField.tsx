"use client";

import { type ReactElement, type RefCallback, useCallback } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormState,
} from "react-hook-form";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { focusById } from "../../foundations/internal/focusById.ts";
import { fieldId } from "./fieldId.ts";
import { problemAt } from "./formProblems.ts";
import type { CarnationForm } from "./useCarnationForm.ts";

/** Describes what a field of the kit needs to be part of a form. Spread it on the field. */
export interface FormFieldBinding<Value> {
  /** Id of the control, to which the summary of the problems leads. */
  readonly id: string;
  /** Path of the value in the form. */
  readonly name: string;
  /** The value of the form; `null` where the form holds none yet, so that the field never keeps its own. */
  readonly value: undefined extends Value ? Exclude<Value, undefined> | null : Value;
  /** Hands the value to the form. */
  readonly onValueChange: ValueHandler<Value>;
  /** Tells the form that the field was left. */
  readonly onBlur: () => void;
  /** Holds what is wrong with the value, as a sentence. */
  readonly error: string | undefined;
  /** Lets the form give the control the focus. */
  readonly ref: RefCallback<HTMLElement>;
}

export interface FormFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  /** Holds what `useCarnationForm` gave. */
  readonly form: CarnationForm<Input, Output>;
  /** Path of the value in what the schema takes in. */
  readonly name: Name;
  /** Draws the field from what binds it to the form. */
  readonly children: (field: FormFieldBinding<FieldPathValue<Input, Name>>) => ReactElement;
}

/**
 * Ties one field of the kit to the form, whichever it is: `{(field) => <MoneyField label="Prix" {...field} />}`. A
 * field for another type of value than the one at `name` does not compile.
 */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FormFieldProps<Input, Output, Name>): ReactElement {
  const { control } = form.methods;
  const { field } = useController<Input, Name, Output>({ control, name });
  const { errors } = useFormState<Input, Output>({ control, name });
  const id = fieldId(form.id, name);
  const register = field.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      // What a field gives as its element may be a frame or a group: the focus belongs on the control inside it.
      register(
        element && {
          focus: () => {
            if (!focusById(id, element)) element.focus();
          },
          select: () => {
            if (element instanceof HTMLInputElement) element.select();
          },
        },
      );
    },
    [register, id],
  );
  return children({
    id,
    name,
    value: (field.value ?? null) as FormFieldBinding<FieldPathValue<Input, Name>>["value"],
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: problemAt(errors, name),
    ref,
  });
}
