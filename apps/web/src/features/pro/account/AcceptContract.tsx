import type { Workspace } from "@carnation/data";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const accept = (workspace: Workspace) => workspace.account.acceptContract();

/** Asks the owner of an account from before the contract, or from before its words changed, to accept it. */
export function AcceptContract(): ReactNode {
  const { run, pending, failure } = useMutation(accept);
  const send = async (): Promise<void> => {
    try {
      await run();
    } catch {
      // Why it failed is said in the page.
    }
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Alert tone="info">
        Lisez le contrat de sous-traitance des données, puis acceptez-le{"\u00A0"}: il dit ce à quoi chacun
        s’engage pour les données de vos clients.
      </Alert>
      <Button size="sm" loading={pending} onClick={() => void send()}>
        Accepter le contrat
      </Button>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
