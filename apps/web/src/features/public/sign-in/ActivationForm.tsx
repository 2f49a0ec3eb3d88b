import { toCarnationError } from "@carnation/domain/error";
import { firstLoginForm, type FirstLoginFormOutput, type Invitation } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { PasswordField } from "@carnation/ui/password-field";
import { TextField } from "@carnation/ui/text-field";
import { useAtomValue } from "jotai";
import { useId, useMemo, useRef, type ReactNode } from "react";
import { LegalLink } from "../../../shared/legal/LegalLink.tsx";
import { PasswordRules } from "../../../shared/forms/PasswordRules.tsx";
import { connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ActivationFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly onJoining: (joining: boolean) => void;
  /** Told when the link turns out to have been used meanwhile. */
  readonly onExpired: () => void;
}

/** Shows who somebody is, the password that they choose, and what they accept. Once it is sent they are signed in. */
export function ActivationForm({ code, invitation, onJoining, onExpired }: ActivationFormProps): ReactNode {
  const { email, firstname, lastname, company } = invitation;
  const connection = useAtomValue(connectionAtom);
  const schema = useMemo(() => firstLoginForm(email), [email]);
  const form = useCarnationForm({
    schema,
    defaultValues: {
      firstname,
      lastname,
      company,
      password: "",
      confirmation: "",
      // Never ticked in advance: the schema takes nothing but true.
      terms: false as unknown as true,
      privacy: false as unknown as true,
    },
  });
  const rules = useId();
  const joined = useRef(false);
  const activate = async (account: FirstLoginFormOutput): Promise<void> => {
    if (joined.current) return;
    let activated = false;
    try {
      const { auth } = await connection.open();
      const opened = await auth.activate(code, account);
      activated = true;
      onJoining(true);
      await auth.signIn(opened.email, account.password);
      joined.current = true;
    } catch (error) {
      onJoining(false);
      if (toCarnationError(error).code === "expired-link") {
        onExpired();
        return;
      }
      const message = errorMessage(error);
      form.setErrors(
        {},
        activated ? `Votre compte est activé, mais la connexion a échoué. ${message}` : message,
      );
    }
  };
  return (
    <Form form={form} onSubmit={activate} aria-label="Activation du compte">
      <p className="-mt-1 text-small text-ink-2">Tous les champs sont obligatoires.</p>
      {/* Password managers keep the new password with it. */}
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        hint="Ce sera votre identifiant."
      />
      <FormField form={form} name="firstname">
        {(field) => <TextField label="Prénom" autoComplete="given-name" {...field} />}
      </FormField>
      <FormField form={form} name="lastname">
        {(field) => <TextField label="Nom" autoComplete="family-name" {...field} />}
      </FormField>
      <FormField form={form} name="company">
        {(field) => <TextField label="Société" autoComplete="organization" {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label="Mot de passe"
            autoComplete="new-password"
            aria-describedby={rules}
            {...field}
          />
        )}
      </FormField>
      <PasswordRules id={rules} password={form.methods.watch("password")} email={email} />
      <FormField form={form} name="confirmation">
        {(field) => (
          <PasswordField label="Confirmation du mot de passe" autoComplete="new-password" {...field} />
        )}
      </FormField>
      <div className="grid gap-1">
        <FormField form={form} name="terms">
          {(field) => (
            <CheckboxField
              label="J’accepte les conditions générales d’utilisation et le contrat de sous-traitance des données"
              required
              {...field}
              onValueChange={(ticked) => field.onValueChange(ticked as true)}
            />
          )}
        </FormField>
        <p className="flex flex-wrap gap-x-5 gap-y-1 ps-7.5 text-small">
          <LegalLink text="terms">Lire les conditions générales</LegalLink>
          <LegalLink text="contract">Lire le contrat de sous-traitance</LegalLink>
        </p>
      </div>
      <div className="grid gap-1">
        <FormField form={form} name="privacy">
          {(field) => (
            <CheckboxField
              label="J’ai lu la politique de confidentialité"
              required
              {...field}
              onValueChange={(ticked) => field.onValueChange(ticked as true)}
            />
          )}
        </FormField>
        <p className="ps-7.5 text-small">
          <LegalLink text="privacy">Lire la politique de confidentialité</LegalLink>
        </p>
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        Activer mon compte
      </Button>
    </Form>
  );
}
