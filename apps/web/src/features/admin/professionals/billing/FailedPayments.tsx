import { formatCount, formatMoney } from "@carnation/domain/format";
import { failedInvoices, type Invoice, invoiceOn } from "@carnation/product/invoice";
import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";
import { invoiceName } from "../../../../shared/invoices/InvoicePdf.tsx";

/** The payments that failed and are still awaited, the oldest first; nothing when there are none. */
export function FailedPayments({ invoices }: { readonly invoices: readonly Invoice[] }): ReactNode {
  const failed = failedInvoices(invoices);
  if (failed.length === 0) return null;
  return (
    <Alert tone="warning">
      <p>{formatCount(failed.length, "paiement en échec.", "paiements en échec.")}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {failed.map((invoice) => (
          <li key={invoice.id}>
            {`${invoiceName(invoice)} ${invoiceOn(invoice)}\u00A0: ${formatMoney(invoice.amountDue)}, ${formatCount(invoice.attemptCount, "tentative", "tentatives")}.`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
