import { PasswordField } from "@carnation/ui/password-field";

export function Example() {
  return <PasswordField label="Mot de passe" autoComplete="current-password" />;
}
