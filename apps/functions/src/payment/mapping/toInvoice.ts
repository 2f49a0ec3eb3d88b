import { type Invoice, invoiceStatuses } from "@carnation/product/invoice";
import type Stripe from "stripe";
import { momentOf } from "./moments.ts";

/** An invoice with what was given back of it, which the provider keeps elsewhere, in cents. */
export interface FetchedInvoice {
  readonly invoice: Stripe.Invoice;
  readonly refunded: number;
}

/**
 * An invoice as the product keeps it; null for a draft, which has no number and may still change or go.
 * @param customer id of the professional
 */
export function toInvoice({ invoice, refunded }: FetchedInvoice, customer: string): Invoice | null {
  const status = invoiceStatuses.find((known) => known === invoice.status);
  if (status === undefined || status === "draft") return null;
  const { start, end } = periodOf(invoice);
  return {
    id: invoice.id,
    customer,
    number: invoice.number,
    status,
    created: new Date(invoice.created * 1000),
    periodStart: momentOf(start),
    periodEnd: momentOf(end),
    currency: invoice.currency,
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: refunded,
    attemptCount: invoice.attempt_count,
    pdf: invoice.invoice_pdf ?? null,
  };
}

/**
 * The period that is paid for. The invoice's own is the one before it (« usage » is billed afterwards): what a
 * subscription pays in advance says its line, the last one where a change of plan adds others.
 */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): { start: number; end: number } {
  const last = lines.data.toSorted((one, other) => one.period.end - other.period.end).at(-1);
  return last?.period ?? { start: period_start, end: period_end };
}
