import type { ReactNode } from "react";
import { Button } from "../../button/Button.tsx";
import { Link } from "../../link/Link.tsx";
import { PasswordField } from "../../password-field/PasswordField.tsx";
import { TextField } from "../../text-field/TextField.tsx";

/** The sign-in page as the product has it, in stories only. */
export function SignInExample(): ReactNode {
  return (
    <form style={{ display: "grid", gap: 20 }} onSubmit={(event) => event.preventDefault()}>
      <h1 style={{ marginBlockEnd: 8 }}>Connexion</h1>
      <TextField label="Adresse e-mail" autoComplete="username" />
      <PasswordField
        label="Mot de passe"
        autoComplete="current-password"
        labelAction={
          <Link size="sm" href="#oubli">
            Mot de passe oublié&#8239;?
          </Link>
        }
      />
      <Button type="submit" variant="primary" size="lg" block>
        Se connecter
      </Button>
    </form>
  );
}
