import { messageFor } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { PageOutlet } from "./PageOutlet.tsx";
import { SubscriptionGate } from "./SubscriptionGate.tsx";

/**
 * The signed-in page. When the data code itself could not be loaded, nothing on the page can work: the
 * sentence stands above the page, and trying again reloads everything.
 */
export function WorkspaceOutlet(): ReactNode {
  const workspace = useAtomValue(workspaceAtom);
  return (
    <div className="min-w-0">
      {workspace.status === "failed" ? (
        <Alert
          tone="error"
          className="mx-(--cn-gutter) mt-6"
          actions={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
        >
          Vos données n’ont pas pu être ouvertes. {messageFor(workspace.error).message}
        </Alert>
      ) : null}
      <SubscriptionGate>
        <PageOutlet />
      </SubscriptionGate>
    </div>
  );
}
