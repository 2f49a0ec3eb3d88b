import { messageFor } from "@carnation/domain";
import { Brand } from "@carnation/ui/brand";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../common/navigation/useDocumentTitle.ts";
import { connectionAtom } from "../../common/session/sessionAtoms.ts";

/** Shown instead of every page while the backend cannot be reached at all. */
export function ConnectionFailure({ error }: { readonly error: unknown }): ReactNode {
  const connection = useAtomValue(connectionAtom);
  useDocumentTitle("Connexion impossible");
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-start gap-5 px-(--cn-gutter)">
      <Brand />
      <h1 className="mt-6">Carnation ne répond pas</h1>
      <p role="alert" className="text-ink-2">
        {messageFor(error).message} Vos données sont à l’abri : rien n’a été perdu.
      </p>
      <Button variant="primary" onClick={() => connection.start()}>
        Réessayer
      </Button>
    </main>
  );
}
