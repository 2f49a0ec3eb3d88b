import { formatDate } from "@carnation/domain/format";
import {
  type ConsentPurpose,
  consentPurposes,
  consentRecordOf,
  type Customer,
} from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { consentLabels } from "../../../../shared/consent/consents.ts";
import { GiveConsent } from "../../../../shared/consent/GiveConsent.tsx";
import { ConsentLines } from "../ConsentHistory.tsx";
import { type ConsentStanding, consentStanding } from "./consentStanding.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { WithdrawConsent } from "./WithdrawConsent.tsx";

interface ConsentCardProps {
  readonly customer: Customer;
  readonly now: Date;
}

type Act = "Recueillir" | "Renouveler" | "Retirer";

interface Asked {
  readonly act: Act;
  readonly purpose: ConsentPurpose;
}

/** Actions that each state of a consent allows. */
const actsAt: Readonly<Record<ConsentStanding, readonly [Act, ...Act[]]>> = {
  given: ["Retirer"],
  undated: ["Renouveler", "Retirer"],
  renew: ["Renouveler", "Retirer"],
  withdrawn: ["Recueillir"],
  never: ["Recueillir"],
};

/** Shows what the client agrees to now, each on its own: given, withdrawn, given again. */
export function ConsentCard({ customer, now }: ConsentCardProps): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const pressed = useRef<{ readonly button: Element; readonly line: Element | null } | null>(null);
  const ask = (next: Asked, button: Element): void => {
    pressed.current = { button, line: button.closest("li") };
    setAsked(next);
  };
  // « Retirer » beside « Renouveler » goes away with the consent, before the question closes or after it: each drawing may
  // be the one that took it.
  useEffect(() => {
    if (asked !== null || pressed.current === null || pressed.current.button.isConnected) return;
    if (document.activeElement === document.body) pressed.current.line?.querySelector("button")?.focus();
    pressed.current = null;
  });
  // The photos of a minor are not shown, whoever agrees.
  const purposes = consentPurposes.filter(
    (purpose) => purpose !== "communication" || customer.guardian === null,
  );
  return (
    <PageSection title="Consentements">
      <ul className="-mt-3.5">
        {purposes.map((purpose) => {
          const standing = consentStanding(customer, purpose, now);
          const [first, ...others] = actsAt[standing];
          return (
            <li
              key={purpose}
              className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-1.5"
            >
              <span className="grid min-w-0 flex-1 basis-36 [overflow-wrap:anywhere]">
                <span className="font-medium">{consentLabels[purpose]}</span>
                <span className="text-small text-ink-2">{words(customer, purpose, standing)}</span>
              </span>
              <span className="-me-[12px] flex flex-none flex-col items-end">
                {/* The first keeps its place whatever it asks: the focus goes back there. */}
                <ActButton key="first" act={first} purpose={purpose} onAsk={ask} />
                {others.map((act) => (
                  <ActButton key={act} act={act} purpose={purpose} onAsk={ask} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <details className="mt-3 text-small">
        <summary className="cursor-pointer py-1.5 text-ink-2">Historique et signatures</summary>
        <ConsentLines records={customer.consents} />
      </details>
      {asked === null ? null : asked.act === "Retirer" ? (
        <WithdrawConsent customer={customer} purpose={asked.purpose} onClose={close} />
      ) : (
        <GiveConsent customer={customer} purpose={asked.purpose} onClose={close} />
      )}
    </PageSection>
  );
}

interface ActButtonProps extends Asked {
  readonly onAsk: (asked: Asked, button: Element) => void;
}

function ActButton({ act, purpose, onAsk }: ActButtonProps): ReactNode {
  return (
    <Button
      variant="text"
      size="sm"
      aria-label={`${act} l’accord\u00A0: ${consentLabels[purpose]}`}
      onClick={({ currentTarget }) => onAsk({ act, purpose }, currentTarget)}
    >
      {act}
    </Button>
  );
}

/** « Donné le 24 août 2026, version 1 » */
function words({ consents }: Customer, purpose: ConsentPurpose, standing: ConsentStanding): string {
  const record = consentRecordOf(consents, purpose);
  if (record === null) return standing === "undated" ? "Donné, sans date enregistrée" : "Non recueilli";
  const day = formatDate(record.date);
  if (!record.given) return `Retiré le ${day}`;
  const given = standing === "renew" ? "À renouveler, donné" : "Donné";
  return `${given} le ${day}, version\u00A0${record.version}`;
}
