import type { Invoice } from "./invoice.ts";

/** Describes what an invoice means to the professional. */
export type InvoiceState = "draft" | "due" | "failed" | "paid" | "refunded" | "void";

/** French words of the states (SCREENS, `/user/payments`). */
export const invoiceStateLabels: Readonly<Record<InvoiceState, string>> = {
  draft: "En préparation",
  due: "À payer",
  failed: "Échouée",
  paid: "Payée",
  refunded: "Remboursée",
  void: "Annulée",
};

/**
 * Gives what an invoice means: paid and given back in full is refunded; open after a payment was tried, or given up by
 * the provider, is failed.
 */
export function invoiceState(invoice: Invoice): InvoiceState {
  const { status, amountPaid, amountRefunded, attemptCount } = invoice;
  if (status === "paid") return amountRefunded > 0 && amountRefunded >= amountPaid ? "refunded" : "paid";
  if (status === "open") return attemptCount > 0 ? "failed" : "due";
  return status === "uncollectible" ? "failed" : status;
}
