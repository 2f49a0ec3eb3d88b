import { IncompleteDeploymentError } from "@carnation/data";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense } from "react";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { PublicPage } from "../../shared/navigation/PublicPage.tsx";
import { useDocumentTitle } from "../../shared/navigation/useDocumentTitle.ts";
import { connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { useCodeRecovery } from "../../shared/code/useCodeRecovery.ts";
import { errorMessage } from "../../shared/feedback/errorMessage.ts";

// No user of a finished deployment ever loads it.
const IncompleteDeployment = lazy(async () => {
  const page = await import("./IncompleteDeployment.tsx");
  return { default: page.IncompleteDeployment };
});

/** Shown instead of every page while the backend cannot be reached at all. */
export function ConnectionFailure({ error }: { readonly error: unknown }): ReactNode {
  const connection = useAtomValue(connectionAtom);
  useCodeRecovery(error instanceof CodeNotLoaded ? error.part : null);
  const unfinished = error instanceof IncompleteDeploymentError;
  useDocumentTitle(unfinished ? "Installation à terminer" : "Connexion impossible");
  if (unfinished) {
    return (
      <Suspense fallback={null}>
        <IncompleteDeployment fault={error.fault} onRetry={() => connection.start()} />
      </Suspense>
    );
  }
  return (
    <PublicPage>
      <h1>Carnation ne répond pas</h1>
      <p role="alert" className="my-5 text-ink-2">
        {errorMessage(error)} Vos données sont à l’abri{"\u00A0"}: rien n’a été perdu.
      </p>
      <Button variant="primary" onClick={() => connection.start()}>
        Réessayer
      </Button>
    </PublicPage>
  );
}
