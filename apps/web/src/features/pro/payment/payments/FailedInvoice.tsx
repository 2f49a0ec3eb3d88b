import { formatMoney } from "@carnation/domain/format";
import { type Invoice, invoiceOn } from "@carnation/product/invoice";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { paths } from "../../../../shared/navigation/paths.ts";
import { usePortal } from "../usePortal.ts";
import { invoiceName } from "../../../../shared/invoices/InvoicePdf.tsx";

/** An invoice whose payment failed: what happened, and what to do. */
export function FailedInvoice({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const portal = usePortal(paths.payments);
  return (
    <Alert
      tone="warning"
      actions={
        <Button loading={portal.pending} onClick={portal.open}>
          Régler la facture
        </Button>
      }
    >
      {`${invoiceName(invoice)} ${invoiceOn(invoice)}\u00A0: le paiement de ${formatMoney(
        invoice.amountDue,
      )} a échoué. Changez de carte ou réglez-la sur la page sécurisée de notre prestataire de paiement.`}
      {portal.failure === null ? null : (
        <span role="alert" className="mt-1 block">
          {portal.failure}
        </span>
      )}
    </Alert>
  );
}
