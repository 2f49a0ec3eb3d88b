import {
  type ConsentPurpose,
  consentPurposes,
  consentRecordOf,
  consentNeedsRenewal,
  type Customer,
  formatDate,
} from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { consentLabels } from "../../../common/consent/consents.ts";
import { GiveConsent } from "../../../common/consent/GiveConsent.tsx";
import { ConsentLines } from "../ConsentHistory.tsx";
import { FileSection } from "./FileSection.tsx";
import { WithdrawConsent } from "./WithdrawConsent.tsx";

interface ConsentCardProps {
  readonly customer: Customer;
  readonly now: Date;
}

/** What the client agrees to now, each on its own: given, withdrawn, given again. */
export function ConsentCard({ customer, now }: ConsentCardProps): ReactNode {
  const [changing, setChanging] = useState<ConsentPurpose | null>(null);
  const close = (): void => setChanging(null);
  const given = (purpose: ConsentPurpose): boolean =>
    consentRecordOf(customer.consents, purpose)?.given ?? false;
  const renews = (purpose: ConsentPurpose): boolean =>
    purpose === "analysis" && given(purpose) && consentNeedsRenewal(customer.consents, now);
  // The photos of a minor are not shown, whoever agrees.
  const asked = consentPurposes.filter(
    (purpose) => purpose !== "communication" || customer.guardian === null,
  );
  return (
    <FileSection title="Consentements">
      <ul className="-mt-3.5">
        {asked.map((purpose) => (
          <li key={purpose} className="grid gap-1 border-b border-line py-2.5">
            <span className="font-medium">{consentLabels[purpose]}</span>
            <span className="text-small text-ink-2">{standing(customer, purpose, renews(purpose))}</span>
            <span className="-ms-3 flex flex-wrap">
              {given(purpose) && !renews(purpose) ? null : (
                <Button variant="text" size="sm" onClick={() => setChanging(purpose)}>
                  {renews(purpose) ? "Renouveler" : "Recueillir l’accord"}
                </Button>
              )}
              {given(purpose) ? <WithdrawConsent customer={customer} purpose={purpose} /> : null}
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-3 text-small">
        <summary className="cursor-pointer text-ink-2">Historique</summary>
        <ConsentLines records={customer.consents} />
      </details>
      {changing === null ? null : <GiveConsent customer={customer} purpose={changing} onClose={close} />}
    </FileSection>
  );
}

function standing({ consents }: Customer, purpose: ConsentPurpose, renews: boolean): string {
  const record = consentRecordOf(consents, purpose);
  if (record === null) return "Non recueilli";
  const day = formatDate(record.date);
  if (!record.given) return `Retiré le ${day}`;
  return `Donné le ${day}, texte version\u00A0${record.version}${renews ? " — à renouveler" : ""}`;
}
