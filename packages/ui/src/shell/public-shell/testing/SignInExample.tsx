import type { ReactNode } from "react";
import { Button } from "../../../actions/button/Button.tsx";
import { Link } from "../../../foundations/link/Link.tsx";
import { PasswordField } from "../../../fields/password-field/PasswordField.tsx";
import { TextField } from "../../../fields/text-field/TextField.tsx";

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
