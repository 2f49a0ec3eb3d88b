import type { Invoice } from "@carnation/product/invoice";
import { Button } from "@carnation/ui/button";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { InvoiceOpening } from "./useInvoicePdf.ts";

interface InvoicePdfProps {
  readonly invoice: Invoice;
  readonly pdf: InvoiceOpening;
}

/** Gives what a draft is called, which has no number yet. */
export const invoiceName = ({ number }: Pick<Invoice, "number">): string =>
  number === null ? "Facture en préparation" : `Facture ${number}`;

/** The way to the file of an invoice; a draft has none. */
export function InvoicePdf({ invoice, pdf }: InvoicePdfProps): ReactNode {
  if (invoice.status === "draft") return "—";
  return (
    <Button
      variant="text"
      size="sm"
      className="-ms-3"
      icon={<Download aria-hidden="true" />}
      loading={pdf.opening === invoice.id}
      aria-label={`${invoiceName(invoice)} en PDF`}
      onClick={() => pdf.open(invoice.id)}
    >
      PDF
    </Button>
  );
}
