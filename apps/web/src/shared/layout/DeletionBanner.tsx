import type { Workspace } from "@carnation/data";
import { formatDate } from "@carnation/domain/format";
import type { AccountDeletion } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useToast } from "@carnation/ui/toast";
import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { profileAtom } from "../watch/accountAtoms.ts";
import { useMutation } from "../watch/useMutation.ts";
import { valueOf } from "../state/queryState.ts";

const keep = (workspace: Workspace): Promise<void> => workspace.account.keep();

interface DeletionBannerProps {
  readonly className?: string;
}

/** Says from when on the account is erased, with the way to keep it; nothing while it stays. */
export function DeletionBanner({ className }: DeletionBannerProps): ReactNode {
  const deletion = valueOf(useAtomValue(profileAtom))?.deletion ?? null;
  return deletion === null ? null : <Asked deletion={deletion} className={className} />;
}

interface AskedProps {
  readonly deletion: AccountDeletion;
  readonly className: string | undefined;
}

function Asked({ deletion, className }: AskedProps): ReactNode {
  const { run, pending, failure } = useMutation(keep);
  const { show } = useToast();
  // The button goes away with what it says, and with it the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
    },
    [],
  );
  const stay = async (): Promise<void> => {
    await run();
    show({ tone: "success", message: "Votre compte est gardé. Rien n’a été effacé." });
  };
  return (
    <Alert
      tone="warning"
      role="alert"
      className={className}
      actions={
        <Button loading={pending} onClick={() => void stay().catch(() => undefined)}>
          Garder mon compte
        </Button>
      }
    >
      Votre compte sera supprimé le {formatDate(deletion.due)}. Jusque-là, vos données restent consultables et
      exportables. {failure}
    </Alert>
  );
}
