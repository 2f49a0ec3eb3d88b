import { type ConsentRecord, formatDate } from "@carnation/domain";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import type { ReactNode } from "react";
import { consentLabels } from "./customers.ts";

/** Every consent given and withdrawn, the latest first. It is read here: lines are added, never changed. */
export function ConsentHistory({ records }: { readonly records: readonly ConsentRecord[] }): ReactNode {
  const latestFirst = records.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  return (
    <ResourceFormSection
      title="Consentements"
      description="L’historique se consulte ici et ne se modifie pas."
    >
      {latestFirst.length === 0 ? (
        <p className="text-ink-2">Aucun consentement enregistré.</p>
      ) : (
        <ol className="border-b border-line">
          {latestFirst.map((record) => (
            <li
              key={`${record.purpose} ${record.date.toISOString()}`}
              className="grid gap-x-4 gap-y-0.5 border-t border-line py-3 tablet:grid-cols-[1fr_auto]"
            >
              <span className="font-medium">{consentLabels[record.purpose]}</span>
              <span>{record.given ? "Donné" : "Retiré"}</span>
              <span className="text-small text-ink-2 tablet:col-span-2">{signatureWords(record)}</span>
            </li>
          ))}
        </ol>
      )}
    </ResourceFormSection>
  );
}

function signatureWords({ date, signer, signature, version }: ConsentRecord): string {
  const by = signer === "" ? "" : ` par ${signer}`;
  const drawn = signature === null ? "" : ", signature dessinée";
  return `Le ${formatDate(date)}${by}${drawn}, texte version\u00A0${version}`;
}
