import { PublicShell } from "@carnation/ui/public-shell";

export function Example() {
  return <PublicShell homeHref="/">Connexion</PublicShell>;
}
