import {
  optionalDateSchema,
  optionalTextSchema,
  relatedIdSchema,
  storedNumberSchema,
} from "@carnation/domain/internal/wire";
import type { Cents } from "@carnation/domain/money";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";

/** The payment provider's statuses of an invoice. */
export const invoiceStatuses = ["draft", "open", "paid", "uncollectible", "void"] as const;

/** Place where an invoice stands with the payment provider. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Describes what a professional was asked to pay. Amounts are in cents, tax included. */
export interface Invoice {
  readonly id: string;
  /** Id of the professional. */
  readonly customer: string;
  /** As printed on the invoice; null for a draft. */
  readonly number: string | null;
  readonly status: InvoiceStatus;
  /** Null where no date is stored. */
  readonly created: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  /** ISO 4217 code in small letters, as the payment provider writes it. */
  readonly currency: string;
  readonly total: Cents;
  readonly amountDue: Cents;
  readonly amountPaid: Cents;
  readonly amountRefunded: Cents;
  /** Count of how many times the payment was tried. */
  readonly attemptCount: number;
  /** Address of the PDF, which expires; null when there is none. */
  readonly pdf: string | null;
}

const amount = v.fallback(v.nullish(v.pipe(storedNumberSchema, v.safeInteger()), 0), 0);

const storedInvoice = v.object({
  customer: relatedIdSchema("users"),
  number: optionalTextSchema,
  status: v.fallback(v.nullish(v.picklist(invoiceStatuses)), undefined),
  paid: v.fallback(v.nullish(v.boolean()), undefined),
  created: optionalDateSchema,
  date: optionalDateSchema,
  period_start: optionalDateSchema,
  period_end: optionalDateSchema,
  currency: v.fallback(v.string(), "eur"),
  total: v.fallback(v.nullish(v.pipe(storedNumberSchema, v.safeInteger()), null), null),
  amount_due: amount,
  amount_paid: amount,
  amount_refunded: amount,
  attempt_count: amount,
  invoice_pdf: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/u)), null), null),
});

/** Names of the fields under which an invoice is stored. */
export type InvoiceField = keyof typeof storedInvoice.entries;

/**
 * Reads a stored invoice document. Its date may be that of its period; without a status it says whether it is paid.
 * @throws {v.ValiError} when the document is not an invoice
 */
export function parseInvoice(id: string, fields: unknown): Invoice {
  const stored = v.parse(storedInvoice, fields);
  return {
    id,
    customer: stored.customer,
    number: stored.number,
    status: v.parse(v.picklist(invoiceStatuses), stored.status ?? statusOf(stored.paid)),
    created: stored.created ?? stored.date ?? stored.period_end ?? stored.period_start,
    periodStart: stored.period_start,
    periodEnd: stored.period_end,
    currency: stored.currency,
    // Without a total it is what was asked for, or paid.
    total: stored.total ?? Math.max(stored.amount_due, stored.amount_paid),
    amountDue: stored.amount_due,
    amountPaid: stored.amount_paid,
    amountRefunded: stored.amount_refunded,
    attemptCount: stored.attempt_count,
    pdf: stored.invoice_pdf,
  };
}

function statusOf(paid: boolean | null | undefined): InvoiceStatus | undefined {
  if (typeof paid !== "boolean") return undefined;
  return paid ? "paid" : "open";
}

/** The fields of a stored invoice; `customer` is a document path. */
export function toStoredInvoice(invoice: Invoice) {
  return {
    customer: documentPaths.user(invoice.customer),
    number: invoice.number,
    status: invoice.status,
    created: invoice.created,
    period_start: invoice.periodStart,
    period_end: invoice.periodEnd,
    currency: invoice.currency,
    total: invoice.total,
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_refunded: invoice.amountRefunded,
    attempt_count: invoice.attemptCount,
    invoice_pdf: invoice.pdf,
  };
}
