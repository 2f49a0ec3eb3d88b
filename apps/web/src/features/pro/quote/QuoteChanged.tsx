import { formatIssuedNumber, type IssuedQuote } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import type { LiveQuote } from "./useQuoteDraft.ts";

interface QuoteChangedProps {
  readonly live: LiveQuote;
  /** An older quote that is looked at. */
  readonly other: IssuedQuote | null;
  readonly revising: boolean;
  readonly onShowInForce: () => void;
  readonly onRevise: () => void;
}

/** Shows why what is shown is not, or no longer, what was issued. */
export function QuoteChanged(props: QuoteChangedProps): ReactNode {
  const { live, other, revising, onShowInForce, onRevise } = props;
  const { inForce, differs, typed } = live;
  if (other !== null) {
    return (
      <Alert
        tone="info"
        actions={
          <Button size="sm" onClick={onShowInForce}>
            Revenir au devis en cours
          </Button>
        }
      >
        {`Vous regardez ${formatIssuedNumber(other)}.`}
      </Alert>
    );
  }
  if (inForce === null || !differs) return null;
  if (inForce.state === "signed" && !revising) {
    return (
      <Alert
        tone="info"
        actions={
          <Button size="sm" onClick={onRevise}>
            {`Créer la version\u00A0${inForce.version + 1}`}
          </Button>
        }
      >
        La routine, un prix ou votre profil a changé depuis la signature. Le devis signé ne change pas.
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      {typed
        ? `${formatIssuedNumber(inForce)} reste tel qu’il est émis\u00A0: vos changements feront la version\u00A0${inForce.version + 1}.`
        : `La routine, un prix, la validité ou votre profil a changé depuis l’émission de ${formatIssuedNumber(inForce)}.`}
    </Alert>
  );
}
