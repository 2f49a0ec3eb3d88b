"use client";

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ForwardedRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { ErrorSummary, type FieldProblem } from "../../feedback/error-summary/ErrorSummary.tsx";
import { bringIntoView } from "../../foundations/internal/bringIntoView.ts";
import type { CarnationForm } from "./useCarnationForm.ts";
import { useRefusedFields } from "./useRefusedFields.ts";

/** Describes what every form of the kit takes. */
export interface ControlledFormProps<Input extends FieldValues, Output> extends Omit<
  ComponentPropsWithoutRef<"form">,
  "children" | "onSubmit" | "noValidate"
> {
  /** Holds what `useCarnationForm` gave. */
  readonly form: CarnationForm<Input, Output>;
  /** Saves what the schema made of the values. Show what is refused with `form.setErrors`. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
}

interface FormFrameProps<Input extends FieldValues, Output> extends ControlledFormProps<Input, Output> {
  readonly elementRef: ForwardedRef<HTMLFormElement>;
  /** Draws the form around what was refused: a sentence for the whole and the list to correct; `null` without. */
  readonly children: (refused: ReactNode, problems: readonly FieldProblem[]) => ReactNode;
}

/**
 * Takes a double click on a button that sends for one: quick answers come between its two clicks, and the second would
 * save again. The button may stand outside the form, in a drawer's foot.
 */
function useSingleClicks(formId: string): void {
  useEffect(() => {
    const refuseSecond = (event: MouseEvent): void => {
      // In a shadow root the document is told of its host.
      const [pressed] = event.composedPath();
      if (event.detail < 2 || !(pressed instanceof Element)) return;
      const button = pressed.closest("button, input");
      const sends =
        (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) &&
        button.type === "submit" &&
        button.form?.id === formId;
      if (sends) event.preventDefault();
    };
    document.addEventListener("click", refuseSecond, true);
    return () => document.removeEventListener("click", refuseSecond, true);
  }, [formId]);
}

/** The `form` element that its controller sends, with what was refused. */
export function FormFrame<Input extends FieldValues, Output>({
  form,
  onSubmit,
  elementRef,
  children,
  id,
  ...rest
}: FormFrameProps<Input, Output>): ReactNode {
  const ownId = useId();
  const formId = id ?? ownId;
  useSingleClicks(formId);
  const { errors } = useFormState({ control: form.methods.control });
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(elementRef, () => element.current);
  const { problems, summary, goTo } = useRefusedFields(form, errors, element);
  const failure = errors.root?.["server"]?.message;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // React hands the event on from a dialog to the form around its trigger: that one was not sent.
    event.stopPropagation();
    void form.submit(onSubmit);
  };
  const refused =
    failure || problems.length > 0 ? (
      <>
        {failure ? (
          <Alert ref={bringIntoView} tone="error">
            {failure}
          </Alert>
        ) : null}
        <ErrorSummary ref={summary} problems={problems} onClick={goTo} />
      </>
    ) : null;
  return (
    <form
      {...rest}
      id={formId}
      ref={element}
      noValidate
      aria-busy={form.pending || undefined}
      onSubmit={handleSubmit}
    >
      {children(refused, problems)}
    </form>
  );
}
