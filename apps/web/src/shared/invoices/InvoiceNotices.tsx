import { Alert } from "@carnation/ui/alert";
import { Link } from "@carnation/ui/link";
import type { ReactNode } from "react";
import type { InvoicePdf } from "./useInvoicePdf.ts";

/** Shows what became of the last invoice that was to be opened, where it was not. */
export function InvoiceNotices({
  failure,
  opening,
  blocked,
}: Pick<InvoicePdf, "failure" | "opening" | "blocked">): ReactNode {
  return (
    <>
      {failure === null || opening !== null ? null : (
        <Alert tone="error">{`La facture n’a pas pu être ouverte. ${failure}`}</Alert>
      )}
      {blocked === null ? null : (
        // The browser has opened no tab: a link that is pressed always opens.
        <Alert>
          Votre navigateur a bloqué le nouvel onglet.{" "}
          <Link href={blocked} target="_blank" rel="noreferrer">
            Ouvrir la facture
          </Link>
        </Alert>
      )}
    </>
  );
}
