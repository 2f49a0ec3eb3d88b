import { formatDate } from "@carnation/domain/format";
import { CONSENT_VERSION, type ConsentRecord, consentTexts } from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import { SignedConsent } from "@carnation/ui/consent-form";
import { Dialog } from "@carnation/ui/dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "../../../shared/feedback/Failure.tsx";
import { useReading } from "../../../shared/watch/useReading.ts";
import { consentLabels } from "../../../shared/consent/consents.ts";
import { readPictureAddress } from "../../../shared/customers/customers.ts";

interface SignedRecordProps {
  /** One that was given. */
  readonly record: ConsentRecord;
}

/** Shows a consent as it was signed: its sentence, who, when, and the signature. */
export function SignedRecord({ record }: SignedRecordProps): ReactNode {
  const label = consentLabels[record.purpose];
  return (
    <Dialog
      trigger={
        <Button
          variant="text"
          size="sm"
          className="-ms-[12px] col-span-2 justify-self-start"
          aria-label={`Voir la signature\u00A0: ${label}, ${formatDate(record.date)}`}
        >
          Voir la signature
        </Button>
      }
      title="Accord signé"
    >
      <Signed record={record} label={label} />
    </Dialog>
  );
}

/** Read when the dialog opens, not before. */
function Signed({ record, label }: SignedRecordProps & { readonly label: string }): ReactNode {
  const { purpose, version, signer, signature, date } = record;
  const { reading, retry } = useReading(signature, readPictureAddress);
  if (signature !== null && reading.status === "failed") {
    return <Failure error={reading.error} onRetry={retry} />;
  }
  if (signature !== null && reading.status !== "ready") return <Skeleton height="16rem" />;
  return (
    <SignedConsent
      title={label}
      // Of another version only the purpose is known.
      clauses={[{ id: purpose, text: version === CONSENT_VERSION ? consentTexts[purpose].clause : label }]}
      consent={{
        accepted: [purpose],
        signerName: signer,
        version,
        signature:
          reading.status === "ready"
            ? { kind: "image", src: reading.value }
            : { kind: "typed", name: signer, confirmed: true },
      }}
      signedAt={date}
    />
  );
}
