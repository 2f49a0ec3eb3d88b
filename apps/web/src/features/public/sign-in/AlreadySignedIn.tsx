import type { Session } from "@carnation/product/session";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import { leave } from "../../../shared/session/leaving.ts";
import { connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface AlreadySignedInProps {
  readonly session: Session;
  /** True when they followed an activation link, which may be somebody else's. */
  readonly activating: boolean;
}

/** Somebody is signed in on this device: another account is opened only after they have left, and only if they say so. */
export function AlreadySignedIn({ session, activating }: AlreadySignedInProps): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = async (): Promise<void> => {
    setLeaving(true);
    setFailure(null);
    try {
      const { auth } = await connection.open();
      await leave(auth);
    } catch (error) {
      setFailure(errorMessage(error));
      setLeaving(false);
    }
  };
  return (
    <AuthScreen>
      <PageHeading className="mb-4" title="Session ouverte">
        Une session est déjà ouverte
      </PageHeading>
      <p className="mb-6 text-ink-2">
        Cet appareil est connecté avec l’adresse{" "}
        <span className="font-medium text-ink wrap-anywhere">{session.email}</span>.{" "}
        {activating
          ? "Pour activer un autre compte, déconnectez d’abord celui-ci. Ce qui n’y est pas enregistré serait perdu."
          : "Pour créer un autre compte, déconnectez d’abord celui-ci."}
      </p>
      {failure === null ? null : (
        <Alert tone="error" className="mb-5">
          {failure}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button asChild variant="primary" size="lg" block>
          <PlaceLink to={paths.dashboard}>Garder cette session</PlaceLink>
        </Button>
        <Button size="lg" block loading={leaving} onClick={() => void signOut()}>
          {activating ? "Se déconnecter et activer le compte" : "Se déconnecter"}
        </Button>
      </div>
    </AuthScreen>
  );
}
