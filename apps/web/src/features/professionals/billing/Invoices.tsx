import { formatCount, formatMoney, type Invoice, listLimits, paidTotal } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { DataTable } from "@carnation/ui/data-table";
import { Link as TextLink } from "@carnation/ui/link";
import { useAtomValue } from "jotai";
import { useCallback, useMemo, type ReactNode } from "react";
import { ListNotes } from "../../../common/ListNotes.tsx";
import { PageSection } from "../../../common/PageSection.tsx";
import { itemsOf } from "../../../common/state/watched.ts";
import { useNarrow } from "../../../common/useNarrow.ts";
import { invoiceColumns } from "../../payment/payments/invoiceColumns.tsx";
import { invoiceName } from "../../payment/payments/InvoicePdf.tsx";
import { useInvoicePdf } from "../../payment/payments/useInvoicePdf.ts";
import { invoicesOf } from "./professionalBilling.ts";

const idOf = ({ id }: Invoice): string => id;
const latestFirst = { columnId: "created", direction: "descending" } as const;

/** What the professional was invoiced, each with its file. */
export function Invoices({ uid }: { readonly uid: string }): ReactNode {
  const watched = useAtomValue(invoicesOf(uid));
  const invoices = itemsOf(watched);
  const { opening, open, failure, blocked } = useInvoicePdf();
  const narrow = useNarrow();
  const columns = useMemo(() => invoiceColumns({ opening, open }, narrow), [opening, open, narrow]);
  const rowLink = useCallback(
    (invoice: Invoice, name: ReactNode) =>
      invoice.status === "draft" ? (
        <span>{name}</span>
      ) : (
        <button type="button" className="text-start" onClick={() => open(invoice.id)}>
          {name} <span className="font-normal text-ink-2">PDF</span>
        </button>
      ),
    [open],
  );
  return (
    <PageSection title="Factures">
      <div className="grid gap-4">
        {failure === null || opening !== null ? null : (
          <Alert tone="error">{`La facture n’a pas pu être ouverte. ${failure}`}</Alert>
        )}
        {blocked === null ? null : (
          <Alert>
            Votre navigateur a bloqué le nouvel onglet.{" "}
            <TextLink href={blocked} target="_blank" rel="noreferrer">
              Ouvrir la facture
            </TextLink>
          </Alert>
        )}
        {invoices.length === 0 ? (
          <p className="text-ink-2">Aucune facture pour l’instant.</p>
        ) : (
          <>
            <p className="text-small text-ink-2">
              {`${formatCount(invoices.length, "facture", "factures")}, ${formatMoney(paidTotal(invoices))} TTC payés`}
              {invoices.length === listLimits.invoices
                ? `. Les ${listLimits.invoices} dernières sont affichées.`
                : null}
            </p>
            <DataTable
              caption="Factures de ce professionnel"
              columns={columns}
              rows={invoices}
              getRowId={idOf}
              getRowName={invoiceName}
              {...(narrow ? { rowLink } : {})}
              defaultSort={latestFirst}
            />
          </>
        )}
        {watched.status === "ready" ? <ListNotes list={watched} /> : null}
      </div>
    </PageSection>
  );
}
