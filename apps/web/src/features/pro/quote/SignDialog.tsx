import { formatMoney } from "@carnation/domain/format";
import { type Customer, customerName } from "@carnation/product/customer";
import { type IssuedQuote, quoteDocument, signQuoteForm } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { LockedFields } from "@carnation/ui/form";
import { isSigned, type Signature, SignaturePad, signaturePng } from "@carnation/ui/signature-pad";
import { TextField } from "@carnation/ui/text-field";
import { useState, type ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { QuotePreview } from "./QuotePreview.tsx";
import { QuoteReading } from "./QuoteReading.tsx";
import { quoteName, signQuote } from "./quotes.ts";

interface SignDialogProps {
  readonly quote: IssuedQuote;
  readonly customer: Customer | null;
  readonly onClose: () => void;
}

/** The view that is handed to the client: the whole quote to read, its total, and « Bon pour accord ». */
export function SignDialog({ quote, customer, onClose }: SignDialogProps): ReactNode {
  const document = quoteDocument(quote);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      // A stroke that ends beside the paper must not close what is being signed.
      onInteractOutside={(event) => event.preventDefault()}
      className="h-[calc(100dvh-2rem)] w-[min(100vw-2rem,80rem)] max-w-none"
      title={quoteName(quote)}
      description="À lire avec la personne, puis à signer."
    >
      <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]">
        <section aria-label="Devis à lire" className="min-w-0">
          <div className="bg-table p-6 max-tablet:hidden">
            <div className="mx-auto max-w-[46rem]">
              <QuotePreview document={document} signed={null} fit="width" />
            </div>
          </div>
          {/* On a phone the sheet would be too small to be read before it is signed. */}
          <div className="tablet:hidden">
            <QuoteReading document={document} />
          </div>
        </section>
        <Agreement quote={quote} customer={customer} onSigned={onClose} />
      </div>
    </Dialog>
  );
}

interface AgreementProps {
  readonly quote: IssuedQuote;
  readonly customer: Customer | null;
  readonly onSigned: () => void;
}

function Agreement({ quote, customer, onSigned }: AgreementProps): ReactNode {
  const signer = customer === null ? "" : (customer.guardian?.name ?? customerName(customer));
  const [name, setName] = useState(signer);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [tried, setTried] = useState(false);
  const { run, pending, failure } = useMutation(signQuote);
  const nameProblem = v.safeParse(signQuoteForm.entries.name, name).issues?.[0].message;
  const sign = async (): Promise<void> => {
    setTried(true);
    if (nameProblem !== undefined || !isSigned(signature)) return;
    try {
      await run({ id: quote.id, name, signature: await signaturePng(signature) });
      onSigned();
    } catch {
      // Why it failed is said below; what was drawn stays.
    }
  };
  return (
    <form
      noValidate
      className="grid gap-5 wide:sticky wide:top-0"
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <p className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
        <span>{quote.vat === "exempt" ? "Total" : "Total TTC"}</span>
        <strong className="text-[1.75rem]/none font-semibold">{formatMoney(quote.total)}</strong>
      </p>
      <LockedFields locked={pending} className="grid gap-5">
        <TextField
          label={customer?.guardian ? "Nom du représentant légal" : "Nom de la personne qui signe"}
          autoComplete="off"
          required
          value={name}
          onValueChange={setName}
          error={tried ? nameProblem : undefined}
        />
        <SignaturePad
          label="Bon pour accord"
          hint="En signant, vous acceptez ce devis, ses prix et ses conditions."
          required
          signerName={name}
          value={signature}
          onValueChange={setSignature}
          error={
            tried && !isSigned(signature)
              ? "Signez dans le cadre, ou tapez votre nom et cochez la case."
              : undefined
          }
        />
      </LockedFields>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button type="submit" variant="primary" size="lg" block loading={pending}>
        Signer le devis
      </Button>
      <p className="text-small text-ink-2">
        Une fois signé, le devis est figé avec sa date et l’empreinte de son fichier.
      </p>
    </form>
  );
}
