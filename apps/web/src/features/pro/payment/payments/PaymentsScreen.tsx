import { formatCount, formatMoney } from "@carnation/domain/format";
import { failedInvoices, invoiceRows, invoicesOf, invoiceYears, paidTotal } from "@carnation/product/invoice";
import { listLimits } from "@carnation/product/limits";
import { Button } from "@carnation/ui/button";
import { DataTable } from "@carnation/ui/data-table";
import { EmptyState } from "@carnation/ui/empty-state";
import { Download } from "lucide-react";
import { useAtom } from "jotai";
import { useMemo, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { downloadCsv } from "../../../../shared/browser/download.ts";
import { NoItems } from "../../../../shared/feedback/NoItems.tsx";
import { ListNotes } from "../../../../shared/feedback/ListNotes.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { NotReady } from "../../../../shared/feedback/NotReady.tsx";
import { isConfirmed, itemsOf } from "../../../../shared/state/queryState.ts";
import { invoicesAtom } from "../../../../shared/invoices/payment.ts";
import { PaymentPage } from "../PaymentPage.tsx";
import { FailedInvoice } from "./FailedInvoice.tsx";
import { InvoiceNotices } from "../../../../shared/invoices/InvoiceNotices.tsx";
import { useInvoicePdf } from "../../../../shared/invoices/useInvoicePdf.ts";
import { useInvoiceTable } from "../../../../shared/invoices/useInvoiceTable.tsx";
import { YearFilter } from "./YearFilter.tsx";

/** Under which name the address has the year that is shown. */
const YEAR = "annee";

/** `/user/payments`: what was invoiced, each with its file. */
export function PaymentsScreen(): ReactNode {
  const [watched, retry] = useAtom(invoicesAtom);
  const all = itemsOf(watched);
  const confirmed = isConfirmed(watched);
  const years = useMemo(() => invoiceYears(all), [all]);
  const [address, setAddress] = useSearchParams();
  const year = years.find((known) => String(known) === address.get(YEAR)) ?? null;
  const setYear = (next: number | null): void =>
    setAddress(next === null ? {} : { [YEAR]: String(next) }, { replace: true });
  const shown = useMemo(() => invoicesOf(all, year), [all, year]);
  const pdf = useInvoicePdf();
  const table = useInvoiceTable(pdf);
  return (
    <PaymentPage
      actions={
        !confirmed || shown.length === 0 ? undefined : (
          <Button
            icon={<Download aria-hidden="true" />}
            onClick={() =>
              downloadCsv(
                invoiceRows(shown),
                year === null ? "Factures Carnation" : `Factures Carnation ${year}`,
              )
            }
          >
            Exporter en CSV
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {failedInvoices(all)
          .slice(0, 1)
          .map((invoice) => (
            <FailedInvoice key={invoice.id} invoice={invoice} />
          ))}
        <InvoiceNotices {...pdf} />
        {years.length === 0 ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {years.length > 1 ? <YearFilter years={years} year={year} onChange={setYear} /> : null}
            <p className="text-small text-ink-2" aria-live="polite">
              {confirmed
                ? `${formatCount(shown.length, "facture", "factures")}, ${formatMoney(paidTotal(shown))} TTC payés`
                : null}
            </p>
          </div>
        )}
        {confirmed && all.length === listLimits.invoices ? (
          <p className="text-small text-ink-2">{`Les ${listLimits.invoices} dernières sont affichées.`}</p>
        ) : null}
        <DataTable
          {...table}
          caption={year === null ? "Vos factures" : `Vos factures de ${year}`}
          rows={shown}
          loading={watched.status === "loading"}
          skeletonRows={6}
          empty={
            <NoItems list={watched}>
              <NoInvoice />
            </NoItems>
          }
          error={
            watched.status === "failed" || watched.status === "unread" ? (
              <NotReady watched={watched} onRetry={retry} skeleton={null} />
            ) : undefined
          }
        />
        {watched.status === "ready" ? <ListNotes list={watched} /> : null}
      </div>
    </PaymentPage>
  );
}

function NoInvoice(): ReactNode {
  return (
    <EmptyState
      title="Aucune facture pour l’instant."
      action={
        <Button asChild>
          <Link to={paths.subscription}>Voir l’abonnement</Link>
        </Button>
      }
    >
      Chaque facture de votre abonnement s’ajoutera ici, avec son PDF.
    </EmptyState>
  );
}
