import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { SendDialog } from "../../../shared/sending/SendDialog.tsx";
import { SentNotice } from "../../../shared/sending/SentNotice.tsx";
import { valueOf } from "../../../shared/state/queryState.ts";
import { customerOf } from "../../../shared/watch/catalogueAtoms.ts";
import { resultsReport } from "./resultsReport.ts";

/** The way to hand the results of one photo to the person, opened at once: by e-mail, or as the file that its dialog shows. */
export function SendResults({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { id, customer } = diagnosis;
  return customer === null ? <Ways id={id} customer={null} /> : <OfCustomer id={id} customer={customer} />;
}

/** The ways to a client, whose agreement to e-mails stands in their file: before it is read nothing is offered. */
function OfCustomer({ id, customer }: { readonly id: string; readonly customer: string }): ReactNode {
  const known = valueOf(useAtomValue(customerOf(customer)));
  return known === null ? null : <Ways id={id} customer={known} />;
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
