import { FORGOTTEN_PASSWORD_WAIT_S, SIGN_UP_HOURS, SIGN_UP_SENT } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { LinkSent } from "./LinkSent.tsx";
import { PasteLink } from "./PasteLink.tsx";
import { useAsked } from "./useAsked.ts";

/** The start of an account: an address, to which the activation link goes. */
export function SignUp(): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const asked = useAsked("signup", FORGOTTEN_PASSWORD_WAIT_S);
  const [pasting, setPasting] = useState(false);
  const ask = async (email: string): Promise<void> => {
    const { auth } = await connection.open();
    await auth.requestSignUp(email);
    asked.note(email);
  };
  const { email } = asked;
  return (
    <AuthScreen>
      <PageHeading className="mb-4" title="Créer un compte">
        Créer un compte
      </PageHeading>
      {email === null ? (
        <>
          <p className="mb-6 text-ink-2">
            Indiquez votre adresse professionnelle. Vous recevrez un lien, valable {SIGN_UP_HOURS}
            {"\u00A0"}heures, pour activer votre compte.
          </p>
          <EmailForm label="Créer un compte" submitLabel="Recevoir le lien d’activation" onAsk={ask} />
        </>
      ) : (
        <LinkSent asked={asked} sentence={SIGN_UP_SENT} onResend={() => ask(email)}>
          <Button variant="text" block onClick={asked.forget}>
            Utiliser une autre adresse
          </Button>
        </LinkSent>
      )}
      <div className="mt-5">
        {pasting ? (
          <PasteLink />
        ) : (
          <Button variant="text" block onClick={() => setPasting(true)}>
            J’ai déjà reçu un lien
          </Button>
        )}
      </div>
      <BackToLogin />
    </AuthScreen>
  );
}
