import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { SendDialog } from "../../../shared/sending/SendDialog.tsx";
import { SentNotice } from "../../../shared/sending/SentNotice.tsx";
import { customerOf } from "../../../shared/watch/catalogueAtoms.ts";
import { resultsReport } from "./resultsReport.ts";

/** The way to hand the results of one photo to the person, opened at once: by e-mail, or as the file that its dialog shows. */
export function SendResults({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { id, customer } = diagnosis;
  return customer === null ? <Ways id={id} customer={null} /> : <OfCustomer id={id} customer={customer} />;
}

/** The ways to a client, whose agreement to e-mails stands in their file: before it is read nothing is offered. */
function OfCustomer({ id, customer }: { readonly id: string; readonly customer: string }): ReactNode {
  const [known, retry] = useAtom(customerOf(customer));
  return (
    <DocumentContent
      watched={known}
      onRetry={retry}
      skeleton={<Button loading>Envoyer les résultats</Button>}
      missing={<p className="self-center text-ink-2">La fiche de ce client n’existe plus.</p>}
    >
      {(value) => <Ways id={id} customer={value} />}
    </DocumentContent>
  );
}

function Ways({ id, customer }: { readonly id: string; readonly customer: Customer | null }): ReactNode {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <SendDialog
        outgoing={resultsReport}
        document={id}
        customer={customer}
        trigger={<Button>Envoyer les résultats</Button>}
        onSent={setSent}
        defaultOpen
      />
      {sent === null ? null : (
        <SentNotice id={sent} what="Résultats" customer={customer?.id ?? null} className="basis-full" />
      )}
    </>
  );
}
