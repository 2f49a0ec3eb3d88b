import { FORGOTTEN_PASSWORD_SENT, FORGOTTEN_PASSWORD_WAIT_S } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { LinkSent } from "./LinkSent.tsx";
import { useAsked } from "./useAsked.ts";

/** `/auth/passwordforgotten`: a link by e-mail, and the same words whether there is such an account or not. */
export function PasswordForgottenScreen(): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const asked = useAsked("password", FORGOTTEN_PASSWORD_WAIT_S);
  const ask = async (email: string): Promise<void> => {
    const { auth } = await connection.open();
    await auth.sendPasswordReset(email);
    asked.note(email);
  };
  const { email } = asked;
  return (
    <AuthScreen>
      <PageHeading className="mb-4" />
      {email === null ? (
        <>
          <p className="mb-6 text-ink-2">
            Indiquez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de
            passe.
          </p>
          <EmailForm label="Mot de passe oublié" submitLabel="Recevoir le lien" onAsk={ask} />
        </>
      ) : (
        <LinkSent asked={asked} sentence={FORGOTTEN_PASSWORD_SENT} onResend={() => ask(email)}>
          <Button variant="text" block onClick={asked.forget}>
            Utiliser une autre adresse
          </Button>
        </LinkSent>
      )}
      <BackToLogin />
    </AuthScreen>
  );
}
