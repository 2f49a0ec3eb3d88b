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

interface SendResultsProps {
  readonly diagnosis: Diagnosis;
  /** Leaves out the button that opens it again, where another one does. */
  readonly buttonless?: boolean;
}

/** The way to hand the results of one photo to the person, opened at once: by e-mail, or as the file that its dialog shows. */
export function SendResults({ diagnosis, buttonless = false }: SendResultsProps): ReactNode {
  const { id, customer } = diagnosis;
  const shared = { id, buttonless };
  return customer === null ? (
    <Ways {...shared} customer={null} />
  ) : (
    <OfCustomer {...shared} customer={customer} />
  );
}

interface WaysProps {
  readonly id: string;
  readonly customer: Customer | null;
  readonly buttonless: boolean;
}

/** The ways to a client, whose agreement to e-mails stands in their file: before it is read nothing is offered. */
function OfCustomer({
  customer,
  ...shared
}: Omit<WaysProps, "customer"> & { readonly customer: string }): ReactNode {
  const [known, retry] = useAtom(customerOf(customer));
  return (
    <DocumentContent
      watched={known}
      onRetry={retry}
      skeleton={shared.buttonless ? null : <Button loading>Envoyer les résultats</Button>}
      missing={<p className="self-center text-ink-2">La fiche de ce client n’existe plus.</p>}
    >
      {(value) => <Ways {...shared} customer={value} />}
    </DocumentContent>
  );
}

function Ways({ id, customer, buttonless }: WaysProps): ReactNode {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <SendDialog
        outgoing={resultsReport}
        document={id}
        customer={customer}
        trigger={buttonless ? undefined : <Button>Envoyer les résultats</Button>}
        onSent={setSent}
        defaultOpen
      />
      {sent === null ? null : (
        <SentNotice id={sent} what="Résultats" customer={customer?.id ?? null} className="basis-full" />
      )}
    </>
  );
}
