import { formatCount, formatMoney } from "@carnation/domain/format";
import type { Profile } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { FileCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BusinessDialog } from "./BusinessDialog.tsx";
import { PrimaryBar } from "./PrimaryBar.tsx";
import { nextVersionWords } from "./quotes.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";

interface IssueActionsProps {
  readonly live: LiveQuote;
  readonly profile: Profile;
  /** Without a subscription nothing is issued. */
  readonly blocked: boolean;
  readonly pending: boolean;
  readonly failure: string | null;
  /** Issuing was tried with what is typed: what is wrong with it is said now. */
  readonly onTried: () => void;
  readonly onIssue: () => Promise<void>;
  /** Goes back to the quote in force; null where there is none. */
  readonly onGiveUp: (() => void) | null;
}

/** Gives the draft its number, once nothing is missing. */
export function IssueActions(props: IssueActionsProps): ReactNode {
  const { live, profile, blocked, pending, failure, onTried, onIssue, onGiveUp } = props;
  const { draft, terms, inForce, differs } = live;
  const [asking, setAsking] = useState(false);
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const what = nextVersionWords(inForce);
  // Why it failed is said below.
  const issue = (): void => void onIssue().catch(() => undefined);
  const start = (): void => {
    onTried();
    const problem =
      draft.total === null
        ? "Saisissez d’abord les prix qui manquent."
        : terms === null
          ? "Corrigez d’abord ce qui est signalé ci-dessus."
          : null;
    setIncomplete(problem);
    if (problem !== null) return;
    if (draft.missingEmitterFields.length === 0) issue();
    else setAsking(true);
  };
  return (
    <div className="grid gap-3">
      {draft.missingEmitterFields.length === 0 ? null : (
        <Alert
          tone="warning"
          actions={
            <Button size="sm" onClick={() => setAsking(true)}>
              Compléter
            </Button>
          }
        >
          {`Votre profil est incomplet\u00A0: ${formatCount(draft.missingEmitterFields.length, "mention obligatoire manque", "mentions obligatoires manquent")} au devis.`}
        </Alert>
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      {incomplete !== null && (draft.total === null || terms === null) ? (
        <Alert tone="error">{incomplete}</Alert>
      ) : null}
      <PrimaryBar total={draft.total === null ? "" : formatMoney(draft.total)}>
        <Button
          variant="primary"
          size="lg"
          block
          loading={pending}
          disabled={blocked || (inForce !== null && !differs)}
          icon={<FileCheck aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={start}
        >
          {`Émettre ${what}`}
        </Button>
      </PrimaryBar>
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
      </p>
      {asking ? (
        <BusinessDialog
          profile={profile}
          draft={draft}
          submitLabel={
            terms === null || draft.total === null ? "Enregistrer" : `Enregistrer et émettre ${what}`
          }
          onSaved={() => {
            setAsking(false);
            if (terms !== null && draft.total !== null) issue();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
