import { type CarnationError, toCarnationError } from "@carnation/domain/error";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { type CarnationForm, type FieldProblems, Form, LockedFields } from "@carnation/ui/form";
import type { ReactNode } from "react";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Said under the field of the present password. */
const WRONG_PASSWORD = "Mot de passe actuel incorrect.";

interface DialogFormProps<Input extends Record<string, unknown>, Output> {
  readonly form: CarnationForm<Input, Output>;
  /** Called with what was typed; its rejection is told in the dialog, and nothing that was typed is lost. */
  readonly onSubmit: (values: Output) => Promise<void>;
  /** The fields that a refusal is about, besides the present password. */
  readonly problemsOf?: (error: CarnationError) => FieldProblems<Input> | null;
  readonly onClose: () => void;
  readonly submitLabel: string;
  /** @default "primary" */
  readonly variant?: ButtonProps["variant"];
  readonly children: ReactNode;
}

/** A form in a dialog that asks for the present password. */
export function DialogForm<Input extends { currentPassword: string }, Output>({
  form,
  onSubmit,
  problemsOf,
  onClose,
  submitLabel,
  variant = "primary",
  children,
}: DialogFormProps<Input, Output>): ReactNode {
  const submit = async (values: Output): Promise<void> => {
    try {
      await onSubmit(values);
    } catch (failure) {
      const error = toCarnationError(failure);
      const wrong =
        error.code === "wrong-credentials"
          ? ({ currentPassword: WRONG_PASSWORD } as unknown as FieldProblems<Input>)
          : null;
      const problems = wrong ?? problemsOf?.(error) ?? null;
      if (problems) form.setErrors(problems);
      else form.setErrors({} as FieldProblems<Input>, errorMessage(error));
    }
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <LockedFields locked={form.pending} className="grid gap-5">
        {children}
      </LockedFields>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={form.pending} onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant={variant} loading={form.pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
