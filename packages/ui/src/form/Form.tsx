"use client";

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
} from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Alert } from "../alert/Alert.tsx";
import { ErrorSummary } from "../error-summary/ErrorSummary.tsx";
import { cx } from "../internal/cx.ts";
import type { CarnationForm } from "./useCarnationForm.ts";
import { useRefusedFields } from "./useRefusedFields.ts";

export interface FormProps<Input extends FieldValues, Output> extends Omit<
  ComponentPropsWithoutRef<"form">,
  "onSubmit" | "noValidate"
> {
  /** What `useCarnationForm` gave. */
  readonly form: CarnationForm<Input, Output>;
  /** Saves what the schema made of the values. Show what is refused with `form.setErrors`. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
}

interface FormComponent {
  <Input extends FieldValues, Output>(
    props: FormProps<Input, Output> & RefAttributes<HTMLFormElement>,
  ): ReactNode;
  displayName?: string | undefined;
}

function FormWithRef<Input extends FieldValues, Output>(
  { form, onSubmit, className, children, ...rest }: FormProps<Input, Output>,
  ref: ForwardedRef<HTMLFormElement>,
): ReactNode {
  const { errors } = useFormState({ control: form.methods.control });
  const { problems, summary, goTo } = useRefusedFields(form, errors);
  const failure = errors.root?.["server"]?.message;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // React hands the event on from a dialog to the form around its trigger: that one was not sent.
    event.stopPropagation();
    void form.submit(onSubmit);
  };
  return (
    <form
      {...rest}
      ref={ref}
      noValidate
      aria-busy={form.pending || undefined}
      className={cx("cn-form", className)}
      onSubmit={handleSubmit}
    >
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <ErrorSummary ref={summary} problems={problems} onClick={goTo} />
      {children}
    </form>
  );
}

/**
 * Checks its fields when it is sent, and lists above them what to correct, with the focus. After that each sentence
 * follows the value it is about. What was typed is never lost.
 */
export const Form: FormComponent = forwardRef(FormWithRef) as FormComponent;
