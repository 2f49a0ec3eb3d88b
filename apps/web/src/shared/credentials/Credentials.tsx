import type { Authentication } from "@carnation/data";
import { Alert } from "@carnation/ui/alert";
import { useState, type ReactNode } from "react";
import { PageSection } from "../layout/PageSection.tsx";
import { ChangeEmail, ChangePassword, EndSessions } from "./CredentialDialogs.tsx";

interface CredentialsProps {
  readonly auth: Authentication;
  /** The address that one signs in with. */
  readonly email: string;
}

type Done = { readonly what: "email"; readonly email: string } | { readonly what: "password" };

/** Shows what one signs in with, and where one is signed in. */
export function Credentials({ auth, email }: CredentialsProps): ReactNode {
  const [done, setDone] = useState<Done | null>(null);
  return (
    <PageSection title="Identifiants">
      <div className="grid">
        <Line label="Adresse e-mail" value={email}>
          <ChangeEmail
            auth={auth}
            email={email}
            onAsked={(asked) => setDone({ what: "email", email: asked })}
          />
        </Line>
        <Line label="Mot de passe" value="Connu de vous uniquement">
          <ChangePassword auth={auth} email={email} onChanged={() => setDone({ what: "password" })} />
        </Line>
        <Line label="Sessions" value="Un ordinateur partagé, un téléphone perdu">
          <EndSessions auth={auth} />
        </Line>
      </div>
      {done === null ? null : (
        <Alert tone="success" className="mt-4">
          {done.what === "password"
            ? "Votre mot de passe est changé. Vos autres appareils sont déconnectés."
            : `Un lien de confirmation vient de partir à ${done.email}, si aucun autre compte ne l’utilise. Votre adresse change lorsque vous ouvrez ce lien\u202F; d’ici là, ${email} reste valable.`}
        </Alert>
      )}
    </PageSection>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Line({ label, value, children }: LineProps): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-small break-words text-ink-2">{value}</p>
      </div>
      {children}
    </div>
  );
}
