import { messageFor } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Link } from "@carnation/ui/link";
import { PasswordField } from "@carnation/ui/password-field";
import { TextField } from "@carnation/ui/text-field";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { paths } from "../../common/navigation/paths.ts";
import { PlaceLink } from "../../common/navigation/PlaceLink.tsx";
import { checkCredentials, type CredentialErrors, type Credentials } from "./credentials.ts";

interface SignInFormProps {
  /** Signs in; rejects with the reason. What was typed stays in the form. */
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
}

/** E-mail and password. It stays busy once the sign-in succeeded: the page is about to change. */
export function SignInForm({ onSignIn }: SignInFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const checked = checkCredentials({
      email: String(fields.get("email") ?? ""),
      password: String(fields.get("password") ?? ""),
    });
    setFailure(null);
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) {
      const first = checked.errors.email === undefined ? "password" : "email";
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(true);
    try {
      await onSignIn(checked.credentials);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure === null ? null : <Alert tone="error">{messageFor(failure).message}</Alert>}
      <TextField
        label="Adresse e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        labelAction={
          <Link asChild size="sm">
            <PlaceLink to={paths.passwordForgotten}>Mot de passe oublié{"\u202F"}?</PlaceLink>
          </Link>
        }
      />
      <Button type="submit" variant="primary" size="lg" block loading={pending}>
        Se connecter
      </Button>
    </form>
  );
}
