import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { whenBack } from "../../shared/feedback/offlineMessage.ts";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { useCodeRecovery } from "../../shared/code/useCodeRecovery.ts";
import { useOnline } from "../../shared/navigation/useOnline.ts";
import { workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import { PageOutlet } from "./PageOutlet.tsx";
import { SubscriptionGate } from "./SubscriptionGate.tsx";
import { errorMessage } from "../../shared/feedback/errorMessage.ts";

/** The signed-in page. */
export function WorkspaceOutlet(): ReactNode {
  const workspace = useAtomValue(workspaceAtom);
  return (
    <div className="min-w-0">
      {workspace.status === "failed" ? <WorkspaceFailure error={workspace.error} /> : null}
      <SubscriptionGate>
        <PageOutlet />
      </SubscriptionGate>
    </div>
  );
}

/**
 * Without the data code nothing on the page can work: the sentence stands above the page. Trying again reloads
 * everything, which off line would leave the application for the browser's own error page.
 */
function WorkspaceFailure({ error }: { readonly error: unknown }): ReactNode {
  const online = useOnline();
  const waiting = useCodeRecovery(error instanceof CodeNotLoaded ? error.part : null);
  return (
    <Alert
      tone="error"
      className="mx-(--cn-gutter) mt-6"
      actions={online ? <Button onClick={() => window.location.reload()}>Réessayer</Button> : null}
    >
      Vos données n’ont pas pu être ouvertes.{" "}
      {waiting ? `Elles s’afficheront d’elles-mêmes ${whenBack(online)}.` : errorMessage(error)}
    </Alert>
  );
}
