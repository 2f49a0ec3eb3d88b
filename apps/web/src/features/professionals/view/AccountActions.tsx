import {
  endingSentence,
  isRunningSubscription,
  messageFor,
  type Professional,
  professionalLabel,
} from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useToast } from "@carnation/ui/toast";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { AccountMail } from "../../../common/accounts/AccountMail.tsx";
import { useMutation } from "../../../common/state/useMutation.ts";
import { valueOf } from "../../../common/state/watched.ts";
import { deactivate, reactivate, standingOf } from "./professionalView.ts";

interface ActionProps {
  readonly professional: Professional;
}

const describe = (error: unknown): string => messageFor(error).message;

/** What can be done with the account: each is asked about once, with what follows. */
export function AccountActions({ professional }: ActionProps): ReactNode {
  if (!professional.active) return <Reactivate professional={professional} />;
  return (
    <>
      <AccountMail record={professional} />
      <Deactivate professional={professional} />
    </>
  );
}

function Deactivate({ professional }: ActionProps): ReactNode {
  const { run } = useMutation(deactivate);
  const { show } = useToast();
  const standing = valueOf(useAtomValue(standingOf(professional.uid)));
  const running = standing !== null && isRunningSubscription(standing.status) && !standing.cancelAtPeriodEnd;
  const [ending, setEnding] = useState(true);
  const name = professionalLabel(professional);
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">Désactiver</Button>}
      title={`Désactiver «\u00A0${name}\u00A0»\u202F?`}
      consequence={
        "Ses sessions prennent fin. À la connexion, cette personne lira «\u00A0Votre compte est désactivé. Contactez le support.\u00A0» Ses données sont gardées, et le compte peut être réactivé."
      }
      confirmLabel="Désactiver le compte"
      describeError={describe}
      onConfirm={async () => {
        await run(professional.uid, running && ending);
        show({ tone: "success", message: `${name}\u00A0: compte désactivé.` });
      }}
    >
      {running ? (
        <CheckboxField
          label="Mettre fin à son abonnement"
          hint={ending ? endingSentence(standing) : "L’abonnement continue, et les prélèvements aussi."}
          value={ending}
          onValueChange={setEnding}
        />
      ) : null}
    </ConfirmDialog>
  );
}

function Reactivate({ professional }: ActionProps): ReactNode {
  const { run } = useMutation(reactivate);
  const { show } = useToast();
  const name = professionalLabel(professional);
  return (
    <ConfirmDialog
      trigger={<Button>Réactiver</Button>}
      tone="neutral"
      title={`Réactiver «\u00A0${name}\u00A0»\u202F?`}
      consequence="Cette personne pourra se connecter de nouveau et retrouvera ses données. Un abonnement qui a pris fin n’est pas repris."
      confirmLabel="Réactiver le compte"
      describeError={describe}
      onConfirm={async () => {
        await run(professional.uid);
        show({ tone: "success", message: `${name}\u00A0: compte réactivé.` });
      }}
    />
  );
}
