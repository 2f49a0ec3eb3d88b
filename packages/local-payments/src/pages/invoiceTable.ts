import type { Invoice } from "../objects/billing.ts";
import { type Content, html } from "./html.ts";
import { date, invoiceWords, money } from "../format/french.ts";

/** Invoices, newest first, each with its page and its PDF. */
export function invoiceTable(invoices: readonly Invoice[]): Content {
  if (invoices.length === 0) return html`<p class="lead">Aucune facture pour l’instant.</p>`;
  return html`<div class="rows">
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Numéro</th>
          <th scope="col">État</th>
          <th scope="col" class="right">Montant TTC</th>
          <th scope="col"><span class="visually-hidden">Documents</span></th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          ({ id, number, created, status, total }) =>
            html`<tr>
              <td>${date(created)}</td>
              <td>${number}</td>
              <td>${invoiceWords[status]}</td>
              <td class="right nowrap">${money(total)}</td>
              <td class="right">
                <a href="/invoice/${id}/pdf" aria-label="Télécharger la facture ${number} en PDF">PDF</a>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
