"use client";

import { type ForwardedRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import type { FieldValues } from "react-hook-form";
import { cx } from "../../foundations/internal/cx.ts";
import { type ControlledFormProps, FormFrame } from "./FormFrame.tsx";

export interface FormProps<Input extends FieldValues, Output> extends ControlledFormProps<Input, Output> {
  /** The fields, each in its `FormField`, and the button that sends. */
  readonly children?: ReactNode;
}

interface FormComponent {
  <Input extends FieldValues, Output>(
    props: FormProps<Input, Output> & RefAttributes<HTMLFormElement>,
  ): ReactNode;
  displayName?: string | undefined;
}

function FormWithRef<Input extends FieldValues, Output>(
  { className, children, ...rest }: FormProps<Input, Output>,
  ref: ForwardedRef<HTMLFormElement>,
): ReactNode {
  return (
    <FormFrame {...rest} elementRef={ref} className={cx("cn-form", className)}>
      {(refused) => (
        <>
          {refused}
          {children}
        </>
      )}
    </FormFrame>
  );
}

/**
 * Checks its fields when it is sent, and lists above them what to correct, with the focus. After that each sentence
 * follows the value it is about. What was typed is never lost.
 */
export const Form: FormComponent = forwardRef(FormWithRef) as FormComponent;
