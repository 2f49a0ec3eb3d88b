import { forgottenPasswordForm } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface EmailFormProps {
  /** Names the form. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly submitLabel: string;
  readonly email?: string;
  /** Asks for the link; rejects with the reason. What was typed stays in the form. */
  readonly onAsk: (email: string) => Promise<void>;
}

/** One address, to which a link goes. */
export function EmailForm({ label, hint, submitLabel, email = "", onAsk }: EmailFormProps): ReactNode {
  const form = useCarnationForm({ schema: forgottenPasswordForm, defaultValues: { email } });
  const ask = async (typed: { readonly email: string }): Promise<void> => {
    try {
      await onAsk(typed.email);
    } catch (error) {
      form.setErrors({}, errorMessage(error));
    }
  };
  return (
    <Form form={form} onSubmit={ask} aria-label={label}>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label="Adresse e-mail"
            hint={hint}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
