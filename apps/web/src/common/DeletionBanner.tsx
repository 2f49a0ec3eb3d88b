import type { Workspace } from "@carnation/data";
import { formatDate } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { profileAtom } from "./state/accountAtoms.ts";
import { useMutation } from "./state/useMutation.ts";
import { valueOf } from "./state/watched.ts";

const keep = (workspace: Workspace): Promise<void> => workspace.account.keep();

/** Says from when on the account is erased, with the way to keep it; nothing while it stays. */
export function DeletionBanner({ className }: { readonly className?: string }): ReactNode {
  const deletion = valueOf(useAtomValue(profileAtom))?.deletion ?? null;
  const { run, pending, failure } = useMutation(keep);
  if (deletion === null) return null;
  return (
    <Alert
      tone="warning"
      role="alert"
      className={className}
      actions={
        <Button loading={pending} onClick={() => void run().catch(() => undefined)}>
          Garder mon compte
        </Button>
      }
    >
      Votre compte sera supprimé le {formatDate(deletion.due)}. Jusque-là, vos données restent consultables et
      exportables. {failure}
    </Alert>
  );
}
