import type { Invoice } from "@carnation/product/invoice";
import type { DataTableProps } from "@carnation/ui/data-table";
import { useCallback, useMemo, type ReactNode } from "react";
import { useNarrow } from "../browser/useNarrow.ts";
import { invoiceColumns } from "./invoiceColumns.tsx";
import { invoiceName } from "./InvoicePdf.tsx";
import type { InvoiceOpening } from "./useInvoicePdf.ts";

const idOf = ({ id }: Invoice): string => id;
const latestFirst = { columnId: "created", direction: "descending" } as const;

/** Gives what a table of invoices is, latest first; on a phone the row itself opens the file. */
export function useInvoiceTable({
  opening,
  open,
}: InvoiceOpening): Pick<
  DataTableProps<Invoice>,
  "columns" | "getRowId" | "getRowName" | "defaultSort" | "rowLink"
> {
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
  return {
    columns,
    getRowId: idOf,
    getRowName: invoiceName,
    defaultSort: latestFirst,
    ...(narrow ? { rowLink } : {}),
  };
}
