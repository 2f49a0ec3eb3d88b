import { formatMoney } from "@carnation/domain/format";
import type { Customer } from "@carnation/product/customer";
import { type IssuedQuote, quoteSendingObstacle, signatureObstacle } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Copy, Mail, PenLine } from "lucide-react";
import { useState, type ReactNode } from "react";
import { DownloadOutgoing } from "../../../shared/sending/DownloadOutgoing.tsx";
import { SendDialog } from "../../../shared/sending/SendDialog.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { PrimaryBar } from "./PrimaryBar.tsx";
import { quoteFile } from "./quotes.ts";
import { SignDialog } from "./SignDialog.tsx";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.5 } as const;

interface QuoteActionsProps {
  readonly quote: IssuedQuote;
  readonly customer: Customer | null;
  /** Without a subscription nothing is sent or issued. */
  readonly blocked: boolean;
  /** Takes a new number for the same contents; null where what is stored has none to issue. */
  readonly onDuplicate: (() => Promise<void>) | null;
  /** Begins the next version of what was signed. */
  readonly onRevise: (() => void) | null;
  readonly onSent: (id: string) => void;
}

/** Shows what is done with an issued quote. */
export function QuoteActions(props: QuoteActionsProps): ReactNode {
  const { quote, customer, blocked, onDuplicate, onRevise, onSent } = props;
  const [signing, setSigning] = useState(false);
  const now = useNow();
  const mayBeSigned = signatureObstacle(quote, now) === null;
  const obstacle = quoteSendingObstacle(quote, now);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {obstacle === null ? null : (
        <Alert tone="warning" className="col-span-full">
          {obstacle}
        </Alert>
      )}
      {mayBeSigned ? (
        <PrimaryBar total={formatMoney(quote.total)}>
          <Button
            variant="primary"
            size="lg"
            block
            icon={<PenLine {...icon} />}
            onClick={() => setSigning(true)}
          >
            Faire signer
          </Button>
        </PrimaryBar>
      ) : null}
      {obstacle === null ? (
        <SendDialog
          outgoing={quoteFile}
          document={quote.id}
          customer={customer}
          trigger={
            <Button
              block
              variant={mayBeSigned ? "outline" : "primary"}
              disabled={blocked}
              icon={<Mail {...icon} />}
            >
              Envoyer
            </Button>
          }
          onSent={onSent}
        />
      ) : null}
      <DownloadOutgoing outgoing={quoteFile} document={quote.id} block>
        PDF
      </DownloadOutgoing>
      {onDuplicate === null ? null : (
        <ConfirmDialog
          trigger={
            <Button block variant="text" disabled={blocked} icon={<Copy {...icon} />}>
              Dupliquer
            </Button>
          }
          tone="neutral"
          title={"Dupliquer ce devis\u202F?"}
          consequence={
            quote.state === "signed"
              ? "Un second devis prend le numéro suivant. Celui qui est signé reste valable."
              : "Un nouveau devis prend le numéro suivant et remplace celui-ci. Un numéro donné ne se reprend pas."
          }
          confirmLabel="Dupliquer le devis"
          onConfirm={onDuplicate}
        />
      )}
      {onRevise === null ? null : (
        <Button block variant="text" onClick={onRevise}>
          {`Créer la version\u00A0${quote.version + 1}`}
        </Button>
      )}
      {signing ? <SignDialog quote={quote} customer={customer} onClose={() => setSigning(false)} /> : null}
    </div>
  );
}
