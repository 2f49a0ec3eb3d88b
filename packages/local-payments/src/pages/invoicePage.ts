import { VAT_PERCENT } from "../bank/amounts.ts";
import type { Bank } from "../bank/bank.ts";
import { invoicePdf } from "../pdf/invoicePdf.ts";
import { refundedOf } from "../bank/refunds.ts";
import { html } from "./html.ts";
import { notice, page, type PageAnswer } from "./layout.ts";
import { date, invoiceWords, money } from "../format/french.ts";

/** The page of one invoice; whoever has its address may read it, as with Stripe's. */
export function invoicePage(bank: Bank, id: string, isPdf: boolean): PageAnswer {
  const invoice = bank.objects.get("invoice", id);
  if (invoice === null) return notice("Facture introuvable", "Vérifiez l’adresse.", 404);
  if (isPdf) {
    const body = invoicePdf(bank, invoice);
    return { status: 200, body, type: "application/pdf", file: `facture-${invoice.number}.pdf` };
  }
  const refunded = refundedOf(bank, invoice);
  return page({
    title: `Facture ${invoice.number}`,
    layout: "narrow",
    content: html`<div class="stack">
      <h1>Facture ${invoice.number}</h1>
      <p class="lead">
        ${invoiceWords[invoice.status]}, établie le
        ${date(invoice.created)}${invoice.customer_name === null ? "" : html` pour ${invoice.customer_name}`}.
      </p>
      <dl class="sums">
        ${invoice.lines.data.map(
          ({ description, subtotal, period }) =>
            html`<div>
              <dt>
                ${description}<br /><span class="micro">du ${date(period.start)} au ${date(period.end)}</span>
              </dt>
              <dd>${money(subtotal)}</dd>
            </div>`,
        )}${invoice.total_discount_amounts.map(
          ({ amount }) =>
            html`<div>
              <dt>Réduction</dt>
              <dd>−${money(amount)}</dd>
            </div>`,
        )}
        <div>
          <dt>Total HT</dt>
          <dd>${money(invoice.total_excluding_tax)}</dd>
        </div>
        <div>
          <dt>TVA ${VAT_PERCENT} %</dt>
          <dd>${money(invoice.total - invoice.total_excluding_tax)}</dd>
        </div>
        <div class="total">
          <dt>Total TTC</dt>
          <dd>${money(invoice.total)}</dd>
        </div>
        ${
          refunded === 0
            ? ""
            : html`<div>
                <dt>Remboursé</dt>
                <dd>${money(refunded)}</dd>
              </div>`
        }
      </dl>
      <p><a class="button" href="/invoice/${id}/pdf">Télécharger le PDF</a></p>
    </div>`,
  });
}
