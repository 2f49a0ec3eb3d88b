import { Link } from "@carnation/ui/link";
import type { ReactNode } from "react";

/** Line that Google asks for where its badge is not shown. */
export function RecaptchaMention(): ReactNode {
  return (
    <span className="mt-2 block">
      {"Ce site est protégé par reCAPTCHA\u00A0: les "}
      <Link href="https://policies.google.com/privacy">règles de confidentialité</Link>
      {" et les "}
      <Link href="https://policies.google.com/terms">conditions d’utilisation</Link>
      {" de Google s’appliquent."}
    </span>
  );
}
