import { signInForm, type SignInFormOutput } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { Link } from "@carnation/ui/link";
import { PasswordField } from "@carnation/ui/password-field";
import { TextField } from "@carnation/ui/text-field";
import { useState, type ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface SignInFormProps {
  /** Signs in; rejects with the reason. What was typed stays in the form. */
  readonly onSignIn: (credentials: SignInFormOutput) => Promise<void>;
}

const empty = { email: "", password: "" };

/** E-mail and password. It stays busy once the sign-in succeeded: the page is about to change. */
export function SignInForm({ onSignIn }: SignInFormProps): ReactNode {
  const form = useCarnationForm({ schema: signInForm, defaultValues: empty });
  const [signedIn, setSignedIn] = useState(false);
  const signIn = async (credentials: SignInFormOutput): Promise<void> => {
    try {
      await onSignIn(credentials);
      setSignedIn(true);
    } catch (error) {
      form.setErrors({}, errorMessage(error));
    }
  };
  return (
    <Form form={form} onSubmit={signIn} aria-label="Connexion">
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label="Adresse e-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            labelAction={
              <Link asChild size="sm">
                <PlaceLink to={paths.passwordForgotten}>Mot de passe oublié{"\u202F"}?</PlaceLink>
              </Link>
            }
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="lg" block loading={form.pending || signedIn}>
        Se connecter
      </Button>
    </Form>
  );
}
