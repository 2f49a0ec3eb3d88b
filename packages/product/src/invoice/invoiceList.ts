import { formatDate, formatShortDate } from "@carnation/domain/format";
import { formatAmount, parisYear } from "@carnation/domain/internal/format";
import { sumCents } from "@carnation/domain/internal/money";
import type { Cents } from "@carnation/domain/money";
import type { CsvCell } from "../statistics/csv.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceState, invoiceStateLabels } from "./invoiceState.ts";

/** The years, in Paris, that have an invoice; newest first. */
export function invoiceYears(invoices: readonly Invoice[]): number[] {
  return [
    ...new Set(invoices.flatMap(({ created }) => (created === null ? [] : parisYear(created)))),
  ].toSorted((a, b) => b - a);
}

/** The invoices of a year in Paris, or all of them, newest first; those without a date come last, and in no year. */
export function invoicesOf(invoices: readonly Invoice[], year: number | null = null): Invoice[] {
  return invoices
    .filter(({ created }) => year === null || (created !== null && parisYear(created) === year))
    .toSorted((a, b) => (b.created?.getTime() ?? 0) - (a.created?.getTime() ?? 0));
}

/** Gives what was paid of some invoices and not given back, in cents. */
export function paidTotal(invoices: readonly Invoice[]): Cents {
  return sumCents(invoices.map(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded));
}

/** Those whose payment failed and that still wait for it, the oldest first: what to pay next. */
export function failedInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoicesOf(invoices)
    .filter((invoice) => invoice.status === "open" && invoiceState(invoice) === "failed")
    .toReversed();
}

/** The period that an invoice pays for: « 01/11/2026 – 30/11/2026 »; empty without one. */
export function invoicePeriod({ periodStart, periodEnd }: Invoice): string {
  if (periodStart === null || periodEnd === null) return "";
  return `${formatShortDate(periodStart)} – ${formatShortDate(periodEnd)}`;
}

/** The day of an invoice: « 24 août 2026 »; « date inconnue » where none is stored. */
export function invoiceDay({ created }: Pick<Invoice, "created">): string {
  return created === null ? "date inconnue" : formatDate(created);
}

/** « du 24 août 2026 », « à une date inconnue ». */
export function invoiceOn(invoice: Pick<Invoice, "created">): string {
  return invoice.created === null ? "à une date inconnue" : `du ${invoiceDay(invoice)}`;
}

/** The rows of the payments table, its headings first, to be written with `toCsv`. */
export function invoiceRows(invoices: readonly Invoice[]): CsvCell[][] {
  return [
    ["Numéro", "Date", "Période", "Montant TTC", "Devise", "Statut"],
    ...invoices.map((invoice) => [
      invoice.number ?? "",
      invoice.created === null ? "" : formatShortDate(invoice.created),
      invoicePeriod(invoice),
      formatAmount(invoice.total).replaceAll("\u202F", ""),
      invoice.currency.toUpperCase(),
      invoiceStateLabels[invoiceState(invoice)],
    ]),
  ];
}
