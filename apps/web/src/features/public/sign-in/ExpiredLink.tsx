import { errorTexts } from "@carnation/domain/error";
import { FORGOTTEN_PASSWORD_WAIT_S } from "@carnation/product/account";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Link } from "@carnation/ui/link";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import { connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { LinkSent } from "./LinkSent.tsx";
import { useAsked } from "./useAsked.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ExpiredLinkProps {
  /** Null where the address held none: such a link cannot be renewed. */
  readonly code: string | null;
}

const SENT =
  "Si cette invitation peut être renouvelée, un e-mail vient d’être envoyé à l’adresse à laquelle elle avait été adressée.";

/** A link that leads nowhere any more: it may have been used already, and then there is an account to sign in to. */
export function ExpiredLink({ code }: ExpiredLinkProps): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const asked = useAsked(`renewal.${code?.slice(0, 8) ?? ""}`, FORGOTTEN_PASSWORD_WAIT_S);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const renew = async (): Promise<void> => {
    if (code === null) return;
    const { auth } = await connection.open();
    await auth.renewInvitation(code);
    asked.note("");
  };
  const ask = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await renew();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  if (asked.email !== null) return <LinkSent asked={asked} sentence={SENT} onResend={renew} />;
  return (
    <div className="grid gap-5">
      <Alert tone="warning">
        {code === null
          ? "Ce lien n’est pas complet. Ouvrez-le depuis l’e-mail reçu, ou copiez-le en entier."
          : errorTexts["expired-link"].message}
      </Alert>
      <p className="text-ink-2">
        Si vous avez déjà activé votre compte, connectez-vous avec votre mot de passe.
      </p>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div className="grid gap-3">
        {code === null ? null : (
          <Button variant="primary" size="lg" block loading={sending} onClick={() => void ask()}>
            Demander un nouveau lien
          </Button>
        )}
        <p className="text-small">
          <Link asChild size="sm">
            <PlaceLink to={paths.firstLogin}>Recommencer avec mon adresse e-mail</PlaceLink>
          </Link>
        </p>
      </div>
    </div>
  );
}
