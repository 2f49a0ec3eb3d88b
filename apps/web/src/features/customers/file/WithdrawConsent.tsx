import { type ConsentPurpose, consentTexts, type Customer, customerLabel } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { consentLabels, recordConsent } from "../../../common/consent/consents.ts";
import { useMutation } from "../../../common/state/useMutation.ts";

interface WithdrawConsentProps {
  readonly customer: Customer;
  readonly purpose: ConsentPurpose;
}

/** Takes one consent back, after its consequence was read. */
export function WithdrawConsent({ customer, purpose }: WithdrawConsentProps): ReactNode {
  const { run } = useMutation(recordConsent);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="text" size="sm" aria-label={`Retirer\u00A0: ${consentLabels[purpose]}`}>
          Retirer
        </Button>
      }
      title={`Retirer l’accord de ${customerLabel(customer)}\u00A0?`}
      consequence={`«\u00A0${consentTexts[purpose].clause}\u00A0» ${consentTexts[purpose].withdrawal}`}
      confirmLabel="Retirer l’accord"
      tone={purpose === "analysis" ? "danger" : "neutral"}
      onConfirm={() => run({ id: customer.id, purpose, given: false })}
    />
  );
}
