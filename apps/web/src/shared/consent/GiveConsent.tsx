import {
  CONSENT_VERSION,
  type ConsentPurpose,
  consentTexts,
  type Customer,
  customerName,
} from "@carnation/product/customer";
import { ConsentForm } from "@carnation/ui/consent-form";
import { Dialog } from "@carnation/ui/dialog";
import { signaturePng } from "@carnation/ui/signature-pad";
import { useState, type ReactNode } from "react";
import { useMutation } from "../watch/useMutation.ts";
import { consentLabels, recordConsent } from "./consents.ts";

interface GiveConsentProps {
  readonly customer: Customer;
  readonly purpose: ConsentPurpose;
  readonly onClose: () => void;
}

/** One sentence to read and to sign on the screen, by the client or by the guardian of a minor. */
export function GiveConsent({ customer, purpose, onClose }: GiveConsentProps): ReactNode {
  const { run, pending, failure } = useMutation(recordConsent);
  const [now] = useState(() => new Date());
  const signer = customer.guardian?.name ?? customerName(customer);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || pending ? undefined : onClose())}
      title={consentLabels[purpose]}
      description="À lire avec la personne. L’accord peut être retiré à tout moment."
    >
      <ConsentForm
        clauses={[{ id: purpose, text: consentTexts[purpose].clause, required: true }]}
        version={CONSENT_VERSION}
        date={now}
        defaultValue={{ accepted: [], signerName: signer, signature: null }}
        {...(customer.guardian === null ? {} : { signerLabel: "Prénom et nom du représentant légal" })}
        submitting={pending}
        submitError={failure}
        onSubmit={async ({ signature }) => {
          const drawing = signature.kind === "drawn" ? await signaturePng(signature) : undefined;
          await run({ id: customer.id, purpose, given: true, signature: drawing }).then(
            onClose,
            () => undefined,
          );
        }}
      />
    </Dialog>
  );
}
