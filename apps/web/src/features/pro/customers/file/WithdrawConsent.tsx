import { type ConsentPurpose, consentTexts, type Customer, customerLabel } from "@carnation/product/customer";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { recordConsent } from "../../../../shared/consent/consents.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

interface WithdrawConsentProps {
  readonly customer: Customer;
  readonly purpose: ConsentPurpose;
  readonly onClose: () => void;
}

/** Takes one consent back, after its consequence was read. */
export function WithdrawConsent({ customer, purpose, onClose }: WithdrawConsentProps): ReactNode {
  const { run } = useMutation(recordConsent);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Retirer l’accord de ${customerLabel(customer)}\u202F?`}
      consequence={`«\u00A0${consentTexts[purpose].clause}\u00A0» ${consentTexts[purpose].withdrawal}`}
      confirmLabel="Retirer l’accord"
      tone={purpose === "analysis" ? "danger" : "neutral"}
      describeError={errorMessage}
      onConfirm={() => run({ id: customer.id, purpose, given: false })}
    />
  );
}
