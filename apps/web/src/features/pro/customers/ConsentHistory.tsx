import { formatDate } from "@carnation/domain/format";
import type { ConsentRecord, Customer } from "@carnation/product/customer";
import { Link as TextLink } from "@carnation/ui/link";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { consentLabels } from "../../../shared/consent/consents.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { SignedRecord } from "./SignedRecord.tsx";

/** Every consent given and withdrawn, the latest first. It is read here: lines are added, never changed. */
export function ConsentLines({ records }: { readonly records: readonly ConsentRecord[] }): ReactNode {
  const latestFirst = records.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  if (latestFirst.length === 0) return <p className="text-ink-2">Aucun consentement enregistré.</p>;
  return (
    <ol className="border-b border-line">
      {latestFirst.map((record) => (
        <li
          key={`${record.purpose} ${record.date.toISOString()}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-2.5"
        >
          <span className="font-medium">{consentLabels[record.purpose]}</span>
          <span>{record.given ? "Donné" : "Retiré"}</span>
          <span className="col-span-2 text-small text-ink-2">{signatureWords(record)}</span>
          {record.given && record.signer !== "" ? <SignedRecord record={record} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** The same beside the fields of a form; consents are given and withdrawn in the client's file. */
export function ConsentHistory({ customer }: { readonly customer: Customer }): ReactNode {
  return (
    <ResourceFormSection
      title="Consentements"
      description="L’historique se consulte ici et ne se modifie pas."
    >
      <ConsentLines records={customer.consents} />
      <p className="mt-3 text-small">
        <TextLink asChild>
          <Link to={paths.customer(customer.id)}>Donner ou retirer un accord, effacer le dossier</Link>
        </TextLink>
      </p>
    </ResourceFormSection>
  );
}

function signatureWords({ date, signer, signature, version }: ConsentRecord): string {
  const by = signer === "" ? "" : ` par ${signer}`;
  const drawn = signature === null ? "" : ", signature dessinée";
  return `Le ${formatDate(date)}${by}${drawn}, texte version\u00A0${version}`;
}
