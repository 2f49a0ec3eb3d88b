import { formatRate } from "@carnation/domain/format";
import { refundedOf } from "../bank/refunds.ts";
import { VAT_PERCENT } from "../bank/amounts.ts";
import type { Bank } from "../bank/bank.ts";
import type { Invoice } from "../objects/billing.ts";
import { date, invoiceWords, money } from "../format/french.ts";
import { createPdf, type PdfLine, type PdfText } from "./pdf.ts";

const LEFT = 56;
const RIGHT = 539;

/** Draws an invoice as a PDF of one page. What it says is read before this returns, within the caller's transaction. */
export function invoicePdf(bank: Bank, invoice: Invoice): Promise<Buffer> {
  const texts: PdfText[] = [];
  const lines: PdfLine[] = [];
  const put = (y: number, text: string, more: Partial<PdfText> = {}) =>
    texts.push({ x: LEFT, y, text, size: 10, ...more });
  const sum = (y: number, label: string, amount: string, font: PdfText["font"] = "regular") => {
    put(y, label, { x: 330, font });
    put(y, amount, { x: RIGHT, align: "right", font });
  };
  put(72, "Carnation", { size: 20 });
  put(90, "Démonstration\u00A0: aucun paiement réel");
  put(72, "Facture", { x: 330, size: 20 });
  const facts = [
    `Numéro ${invoice.number ?? ""}`,
    `Date ${date(invoice.created)}`,
    `Période du ${date(invoice.lines.data[0]?.period.start ?? invoice.period_start)}`,
    `au ${date(invoice.lines.data[0]?.period.end ?? invoice.period_end)}`,
  ];
  for (const [place, fact] of facts.entries()) put(90 + 15 * place, fact, { x: 330 });
  put(150, "Facturé à", { font: "bold" });
  for (const [place, line] of addressee(invoice).entries()) put(166 + 14 * place, line);

  let y = 270;
  put(y, "Désignation", { font: "bold" });
  put(y, "Montant HT", { x: 478, font: "bold" });
  lines.push({ x: LEFT, y: y + 8, width: RIGHT - LEFT });
  for (const line of invoice.lines.data) {
    y += 26;
    put(y, line.description);
    put(y, money(line.subtotal), { x: RIGHT, align: "right" });
  }
  lines.push({ x: LEFT, y: y + 10, width: RIGHT - LEFT });
  y += 34;
  for (const { amount } of invoice.total_discount_amounts) {
    sum(y, "Réduction", money(-amount));
    y += 18;
  }
  sum(y, "Total HT", money(invoice.total_excluding_tax));
  sum(y + 18, `TVA ${formatRate(VAT_PERCENT * 100)}`, money(invoice.total - invoice.total_excluding_tax));
  sum(y + 40, "Total TTC", money(invoice.total), "bold");
  const paidAt = invoice.status_transitions.paid_at;
  const state =
    invoice.status === "paid" && paidAt !== null ? `Payée le ${date(paidAt)}` : invoiceWords[invoice.status];
  put(y + 40, state);
  const refunded = refundedOf(bank, invoice);
  if (refunded > 0) put(y + 56, `Remboursée\u00A0: ${money(refunded)}`);
  put(
    790,
    "Document établi par la banque de démonstration de cette machine\u00A0: il n’a aucune valeur comptable.",
    {
      size: 8,
    },
  );
  return createPdf(`Facture ${invoice.number ?? ""}`, texts, lines);
}

function addressee({
  customer_name: name,
  customer_email: email,
  customer_address: address,
  customer_tax_ids: ids,
}: Invoice): string[] {
  const place = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const vat = ids.map(({ value }) => `TVA ${value}`);
  return [name, email, address?.line1, address?.line2, place, ...vat].flatMap((line) => line || []);
}
