import type { Workspace } from "@carnation/data";
import { accountState } from "@carnation/product/account";
import type { Account } from "@carnation/product/profile";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useToast } from "@carnation/ui/toast";
import type { ReactNode } from "react";
import { useMutation } from "../watch/useMutation.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

const resend = (workspace: Workspace, uid: string): Promise<void> => workspace.accounts.resendInvitation(uid);
const reset = (workspace: Workspace, uid: string): Promise<void> => workspace.accounts.resetPassword(uid);

/** The e-mail that the owner of an account that is in use can be sent: the invitation again, or a link for a new password. */
export function AccountMail({ record }: { readonly record: Account }): ReactNode {
  const state = accountState(record);
  if (state === "deactivated") return null;
  return state === "invited" ? (
    <MailAction
      key="invitation"
      record={record}
      send={resend}
      label="Renvoyer l’invitation"
      consequence={`Un nouveau lien part à ${record.email}. Celui d’avant ne sera plus valable.`}
      sent={`L’invitation est renvoyée à ${record.email}.`}
    />
  ) : (
    <MailAction
      key="password"
      record={record}
      send={reset}
      label="Réinitialiser le mot de passe"
      consequence={`Un e-mail part à ${record.email}, avec un lien pour choisir un nouveau mot de passe. L’actuel reste valable jusque-là.`}
      sent={`Le lien est envoyé à ${record.email}.`}
    />
  );
}

interface MailActionProps {
  readonly record: Account;
  readonly send: (workspace: Workspace, uid: string) => Promise<void>;
  /** The verb with its object, which is also the question. */
  readonly label: string;
  readonly consequence: string;
  readonly sent: string;
}

function MailAction({ record, send, label, consequence, sent }: MailActionProps): ReactNode {
  const { run } = useMutation(send);
  const { show } = useToast();
  return (
    <ConfirmDialog
      trigger={<Button>{label}</Button>}
      tone="neutral"
      title={`${label}\u202F?`}
      consequence={consequence}
      confirmLabel={label}
      describeError={errorMessage}
      onConfirm={async () => {
        await run(record.uid);
        show({ tone: "success", message: sent });
      }}
    />
  );
}
