import { formatMoney } from "@carnation/domain/format";
import {
  type Invoice,
  invoiceDay,
  invoicePeriod,
  type InvoiceState,
  invoiceState,
  invoiceStateLabels,
} from "@carnation/product/invoice";
import type { DataTableColumn } from "@carnation/ui/data-table";
import { Ban, Check, CircleAlert, Clock, FilePen, type LucideIcon, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { InvoicePdf, invoiceName } from "./InvoicePdf.tsx";
import type { InvoiceOpening } from "./useInvoicePdf.ts";

const icons: Readonly<Record<InvoiceState, LucideIcon>> = {
  draft: FilePen,
  due: Clock,
  failed: CircleAlert,
  paid: Check,
  refunded: Undo2,
  void: Ban,
};

function State({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const state = invoiceState(invoice);
  const Icon = icons[state];
  return (
    <span className="whitespace-nowrap">
      <Icon aria-hidden="true" className="me-1.5 inline-block size-4 align-[-0.2em] stroke-[1.5]" />
      {invoiceStateLabels[state]}
    </span>
  );
}

/**
 * The columns of the table of invoices.
 * @param narrow on a phone, where a row has a name, a line under it, and one value
 */
export const invoiceColumns = (pdf: InvoiceOpening, narrow: boolean): readonly DataTableColumn<Invoice>[] => [
  {
    id: "number",
    header: "Numéro",
    value: invoiceName,
    cell: (invoice) => (narrow ? invoiceName(invoice) : (invoice.number ?? "En préparation")),
    sortable: true,
  },
  {
    id: "created",
    header: "Date",
    value: ({ created }) => created,
    cell: invoiceDay,
    sortable: true,
    width: "180px",
  },
  { id: "period", header: "Période", value: invoicePeriod, priority: 2, width: "240px" },
  {
    id: "total",
    header: "Montant TTC",
    value: ({ total }) => total,
    cell: ({ total }) => formatMoney(total),
    align: "end",
    sortable: true,
    phone: "value",
    width: "140px",
  },
  {
    id: "state",
    header: "Statut",
    value: (invoice) => invoiceStateLabels[invoiceState(invoice)],
    cell: (invoice) => (
      <>
        <State invoice={invoice} />
        {narrow ? ` · ${invoiceDay(invoice)}` : null}
      </>
    ),
    sortable: true,
    phone: "state",
    width: "150px",
  },
  {
    id: "pdf",
    header: "Document",
    cell: (invoice) => <InvoicePdf invoice={invoice} pdf={pdf} />,
    width: "120px",
  },
];
