import { formatMoney } from "@carnation/domain/format";
import type { BusinessFormOutput, Profile } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { FileCheck, Mail } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { type BusinessAction, BusinessForm } from "./BusinessForm.tsx";
import { PrimaryBar } from "./PrimaryBar.tsx";
import { nextVersionWords, saveBusiness } from "./quotes.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.5 } as const;

interface IssueActionsProps {
  readonly live: LiveQuote;
  readonly profile: Profile;
  /** Address that the quote may be sent to, as the client has agreed; null without. */
  readonly recipient: string | null;
  /** Without a subscription nothing is issued. */
  readonly blocked: boolean;
  readonly pending: boolean;
  readonly failure: string | null;
  /** Issuing was tried with what is typed: what is wrong with it is said now. */
  readonly onTried: () => void;
  readonly onIssue: () => Promise<void>;
  readonly onIssueAndSend: () => Promise<void>;
  /** Goes back to the quote in force; null where there is none. */
  readonly onGiveUp: (() => void) | null;
}

/** Gives the draft its number, once nothing is missing; where the client receives e-mails, sends it at once. */
export function IssueActions(props: IssueActionsProps): ReactNode {
  const { live, profile, recipient, blocked, pending, failure, onTried, onIssue, onIssueAndSend, onGiveUp } =
    props;
  const { draft, terms, inForce, differs } = live;
  const { run: save } = useMutation(saveBusiness);
  const [saving, setSaving] = useState(false);
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const what = nextVersionWords(inForce);
  const isComplete = terms !== null && draft.total !== null;
  const isOff = blocked || (inForce !== null && !differs);
  // Why it failed is said below.
  const attempt = (act: () => Promise<void>): void => void act().catch(() => undefined);
  const start = (act: () => Promise<void>): void => {
    onTried();
    setIncomplete(isComplete ? null : incompleteWords(draft.total));
    if (isComplete) attempt(act);
  };
  // The profile tells of it before the server has confirmed it: the form stays until then.
  const keep = async (business: BusinessFormOutput): Promise<void> => {
    setSaving(true);
    try {
      await save(business);
    } finally {
      setSaving(false);
    }
  };
  const issuing: BusinessAction = {
    label: `Enregistrer et émettre ${what}`,
    onSaved: () => attempt(onIssue),
  };
  const sending: BusinessAction = {
    label: "Enregistrer, émettre et envoyer",
    onSaved: () => attempt(onIssueAndSend),
  };
  return (
    <div className="grid gap-3">
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      {incomplete !== null && !isComplete ? <Alert tone="error">{incomplete}</Alert> : null}
      {draft.missingEmitterFields.length > 0 || saving ? (
        <BusinessForm
          profile={profile}
          draft={draft}
          actions={
            isComplete && !isOff
              ? recipient === null
                ? [issuing]
                : [sending, issuing]
              : [{ label: "Enregistrer", onSaved: () => undefined }]
          }
          onPress={onTried}
          onSave={keep}
        />
      ) : (
        <>
          <PrimaryBar total={draft.total === null ? "" : formatMoney(draft.total)}>
            <Button
              variant="primary"
              size="lg"
              block
              loading={pending}
              disabled={isOff}
              icon={recipient === null ? <FileCheck {...icon} /> : <Mail {...icon} />}
              onClick={() => start(recipient === null ? onIssue : onIssueAndSend)}
            >
              {recipient === null ? `Émettre ${what}` : "Émettre et envoyer"}
            </Button>
          </PrimaryBar>
          {recipient === null ? null : (
            <Button
              block
              disabled={isOff || pending}
              icon={<FileCheck {...icon} />}
              onClick={() => start(onIssue)}
            >
              {`Émettre ${what}`}
            </Button>
          )}
        </>
      )}
      {onGiveUp === null ? null : (
        <Button variant="text" onClick={onGiveUp}>
          Revenir au devis en cours
        </Button>
      )}
      <p className="text-small text-ink-2">
        {inForce === null
          ? "Le numéro est donné à l’émission. Le devis se fait alors signer, s’envoie et se télécharge."
          : differs
            ? "La version émise prendra la place de la précédente, sous le même numéro."
            : "Changez la remise, la validité ou les conditions, ou modifiez la routine."}
        {recipient === null || isOff ? null : ` L’envoi va à ${recipient}, tel que le devis est montré ici.`}
      </p>
    </div>
  );
}

const incompleteWords = (total: number | null): string =>
  total === null
    ? "Saisissez d’abord les prix qui manquent."
    : "Corrigez d’abord ce qui est signalé ci-dessus.";
