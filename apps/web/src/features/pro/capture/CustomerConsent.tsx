import { formatShortDate } from "@carnation/domain/format";
import { clientMessages } from "@carnation/domain/internal/error";
import { consentNeedsRenewal, consentRecordOf, type Customer } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { GiveConsent } from "../../../shared/consent/GiveConsent.tsx";

interface CustomerConsentProps {
  readonly customer: Customer;
  readonly now: Date;
}

/** The client's agreement to the analysis, with its day and version; without one, it is recorded here first. */
export function CustomerConsent({ customer, now }: CustomerConsentProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const record = consentRecordOf(customer.consents, "analysis");
  const renews = customer.consent && record !== null && consentNeedsRenewal(customer.consents, now);
  const ask = (
    <Button variant={customer.consent ? "text" : "primary"} onClick={() => setAsking(true)}>
      {customer.consent ? "Renouveler" : "Recueillir l’accord"}
    </Button>
  );
  return (
    <div className="mt-6 max-w-[60rem] border-y border-line py-4">
      {customer.consent ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {record === null
            ? "Consentement enregistré, sans date."
            : `Consentement du ${formatShortDate(record.date)}, version\u00A0${record.version}${renews ? " — à renouveler" : ""}`}
          {renews ? ask : null}
        </p>
      ) : (
        <Alert tone="warning" actions={ask}>
          {clientMessages.consentRequired}
        </Alert>
      )}
      {asking ? (
        <GiveConsent customer={customer} purpose="analysis" onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}
