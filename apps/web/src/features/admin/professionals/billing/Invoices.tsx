import { formatCount, formatMoney } from "@carnation/domain/format";
import { paidTotal } from "@carnation/product/invoice";
import { listLimits } from "@carnation/product/limits";
import { DataTable } from "@carnation/ui/data-table";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { NoItems } from "../../../../shared/feedback/NoItems.tsx";
import { ListNotes } from "../../../../shared/feedback/ListNotes.tsx";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { isConfirmed, itemsOf } from "../../../../shared/state/queryState.ts";
import { InvoiceNotices } from "../../../../shared/invoices/InvoiceNotices.tsx";
import { useInvoicePdf } from "../../../../shared/invoices/useInvoicePdf.ts";
import { useInvoiceTable } from "../../../../shared/invoices/useInvoiceTable.tsx";
import { invoicesOf } from "./professionalBilling.ts";

/** Shows what the professional was invoiced, each with its file. */
export function Invoices({ uid }: { readonly uid: string }): ReactNode {
  const watched = useAtomValue(invoicesOf(uid));
  const invoices = itemsOf(watched);
  const pdf = useInvoicePdf();
  const table = useInvoiceTable(pdf);
  return (
    <PageSection title="Factures">
      <div className="grid gap-4">
        <InvoiceNotices {...pdf} />
        {invoices.length === 0 ? (
          <NoItems list={watched}>
            <p className="text-ink-2">Aucune facture pour l’instant.</p>
          </NoItems>
        ) : (
          <>
            {isConfirmed(watched) ? (
              <p className="text-small text-ink-2">
                {`${formatCount(invoices.length, "facture", "factures")}, ${formatMoney(paidTotal(invoices))} TTC payés`}
                {invoices.length === listLimits.invoices
                  ? `. Les ${listLimits.invoices} dernières sont affichées.`
                  : null}
              </p>
            ) : null}
            <DataTable {...table} caption="Factures de ce professionnel" rows={invoices} />
          </>
        )}
        {watched.status === "ready" ? <ListNotes list={watched} /> : null}
      </div>
    </PageSection>
  );
}
