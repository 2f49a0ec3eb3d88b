import { type Professional, professionalLabel } from "@carnation/product/account";
import { endingSentence, isRunningSubscription } from "@carnation/product/subscription";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useToast } from "@carnation/ui/toast";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { AccountMail } from "../../../../shared/accounts/AccountMail.tsx";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { valueOf } from "../../../../shared/state/queryState.ts";
import { deactivate, reactivate, standingOf } from "./professionalView.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

interface ActionProps {
  readonly professional: Professional;
}

const describe = (error: unknown): string => errorMessage(error);

/** Shows what can be done with the account: each is asked about once, with what follows. */
export function AccountActions({ professional }: ActionProps): ReactNode {
  // The subscription is ended last: that it failed is told, and tried again, when the account is deactivated already.
  const [asking, setAsking] = useState(false);
  if (!professional.active && !asking) return <Reactivate professional={professional} />;
  return (
    <>
      <AccountMail record={professional} />
      <Deactivate professional={professional} onOpenChange={setAsking} />
    </>
  );
}

interface DeactivateProps extends ActionProps {
  /** Receives whether the question is asked. */
  readonly onOpenChange: (open: boolean) => void;
}

function Deactivate({ professional, onOpenChange }: DeactivateProps): ReactNode {
  const { run } = useMutation(deactivate);
  const { show } = useToast();
  const watched = useAtomValue(standingOf(professional.uid));
  const standing = valueOf(watched);
  // Whoever cannot sign in should not go on paying, also where it could not be read whether they do.
  const unknown = standing === null && watched.status !== "missing";
  const running = standing !== null && isRunningSubscription(standing.status) && !standing.cancelAtPeriodEnd;
  const asked = unknown || running;
  const [ending, setEnding] = useState(true);
  const name = professionalLabel(professional);
  return (
    <ConfirmDialog
      onOpenChange={onOpenChange}
      trigger={<Button variant="danger">Désactiver</Button>}
      title={`Désactiver «\u00A0${name}\u00A0»\u202F?`}
      consequence={
        "Ses sessions prennent fin. À la connexion, cette personne lira «\u00A0Votre compte est désactivé.\u00A0» Ses données sont gardées, et le compte peut être réactivé."
      }
      confirmLabel="Désactiver le compte"
      describeError={describe}
      onConfirm={async () => {
        await run(professional.uid, asked && ending);
        show({ tone: "success", message: `${name}\u00A0: compte désactivé.` });
      }}
    >
      {asked ? (
        <CheckboxField
          label="Mettre fin à son abonnement"
          hint={
            !ending
              ? "L’abonnement continue, et les prélèvements aussi."
              : standing === null
                ? "Il n’a pas pu être lu. S’il est en cours, il prend fin avec la période déjà payée."
                : endingSentence(standing)
          }
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
