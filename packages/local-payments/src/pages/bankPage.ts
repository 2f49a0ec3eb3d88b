import type { Bank } from "../bank/bank.ts";
import { testCards } from "../bank/cards.ts";
import { cardOf } from "../bank/collectInvoice.ts";
import { portalSubscription } from "../bank/portal.ts";
import type { Customer } from "../objects/customers.ts";
import { type Content, html } from "./html.ts";
import { page, type PageAnswer } from "./layout.ts";
import { cardWords, date, dateAndTime, money, subscriptionWords } from "../format/french.ts";

const DAY = 86_400;

/** The page of whoever tries the product out: the clock, the customers, what was told to the product. */
export function bankPage(bank: Bank): PageAnswer {
  return page({
    title: "Banque de démonstration",
    content: html`<div class="stack">
      <h1>Banque de démonstration</h1>
      <p class="lead">
        Elle tient lieu de prestataire de paiement sur cette machine. Avancez l’horloge pour voir arriver les
        échéances, faites échouer un prélèvement, puis revenez à Carnation.
      </p>
      ${clockPart(bank)}${customersPart(bank)}${cardsPart()}${eventsPart(bank)}
    </div>`,
  });
}

function clockPart(bank: Bank): Content {
  const now = bank.now();
  const ahead = Math.round((now - Date.now() / 1000) / DAY);
  const step = (name: string, value: number, label: string) =>
    html`<button class="button" type="submit" name="${name}" value="${value}">${label}</button>`;
  return html`<section class="part">
    <h2>Horloge</h2>
    <p>
      Il est <strong>${dateAndTime(now)}</strong> à la
      banque${ahead === 0 ? ", comme sur cette machine" : html`, ${ahead} ${ahead === 1 ? "jour" : "jours"} en avance sur cette machine`}.
    </p>
    <form method="post" action="/clock" class="actions" aria-label="Avancer l’horloge">
      ${step("days", 1, "Avancer d’un jour")}${step("days", 7, "De 7 jours")}${step("days", 14, "De 14 jours")}${step("months", 1, "D’un mois")}${step("months", 12, "D’un an")}
    </form>
    <p class="small">
      Chaque échéance passée est facturée une fois, à sa date. L’horloge ne recule pas. Un prélèvement refusé
      est essayé de nouveau après 3, 5 puis 7 jours ; ensuite l’abonnement est impayé et prend fin avec sa
      période.
    </p>
  </section>`;
}

function customersPart(bank: Bank): Content {
  const customers = bank.objects.all("customer");
  if (customers.length === 0)
    return html`<section class="part">
      <h2>Clients</h2>
      <p class="lead">Personne ne s’est encore abonné.</p>
    </section>`;
  return html`<section class="part">
    <h2>Clients</h2>
    <div class="rows">
      <table>
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Abonnement</th>
            <th scope="col">Échéance</th>
            <th scope="col">Carte</th>
            <th scope="col">Prochains prélèvements</th>
          </tr>
        </thead>
        <tbody>
          ${customers.map((customer) => customerRow(bank, customer))}
        </tbody>
      </table>
    </div>
  </section>`;
}

function customerRow(bank: Bank, customer: Customer): Content {
  const subscription = portalSubscription(bank, customer.id);
  const price = subscription && bank.objects.get("price", subscription.items.data[0].price);
  const product = price && bank.objects.get("product", price.product);
  const card = subscription && cardOf(bank, subscription);
  const isRunning = subscription !== null && subscription.ended_at === null;
  const name = customer.email ?? customer.name ?? customer.id;
  return html`<tr id="${customer.id}">
    <td>${name}</td>
    <td>
      ${subscription === null ? "Aucun" : html`${product?.name}, ${subscriptionWords[subscription.status]}`}
    </td>
    ${cell(isRunning && date(subscription.cancel_at ?? subscription.items.data[0].current_period_end))}
    ${cell(card && cardWords(card.card))}${cell(isRunning && conductForm(customer, name))}
  </tr>`;
}

/** A cell of the table; on a phone one without anything in it is left out. */
function cell(content: Content): Content {
  return content ? html`<td>${content}</td>` : html`<td class="none">–</td>`;
}

function conductForm({ id, _payments: payments }: Customer, name: string): Content {
  const choice = (value: string, label: string) =>
    html`<button
      class="button"
      type="submit"
      name="payments"
      value="${value}"
      aria-label="${label} : ${name}"
    >
      ${label}
    </button>`;
  const state =
    payments === undefined ? "Selon la carte" : payments === "fail" ? "Tous refusés" : "Le prochain refusé";
  return html`<form method="post" action="/cards" class="actions">
    <input type="hidden" name="customer" value="${id}" /><span class="small">${state}</span
    >${payments === undefined ? [choice("fail_once", "Refuser le prochain"), choice("fail", "Tout refuser")] : choice("work", "Ne plus refuser")}
  </form>`;
}

function cardsPart(): Content {
  return html`<section class="part">
    <h2>Numéros d’essai</h2>
    <dl class="facts">
      ${testCards.map(
        ({ number, shows }) =>
          html`<dt><code>${number.replace(/(\d{4})(?=\d)/gu, "$1 ")}</code></dt>
            <dd>${shows}</dd>`,
      )}
    </dl>
  </section>`;
}

/** As many of the newest events as one screen shows. */
const SHOWN = 20;

function eventsPart(bank: Bank): Content {
  const events = bank.events.newest(SHOWN);
  const waiting = bank.events.waiting();
  return html`<section class="part">
    <h2>Événements</h2>
    <p class="small">
      ${waiting === 0 ? "Aucun n’attend d’être transmis à Carnation." : html`${waiting} ${waiting === 1 ? "attend" : "attendent"} d’être transmis à Carnation.`}
    </p>
    <div class="rows">
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Événement</th>
            <th scope="col">Transmission</th>
            <th scope="col"><span class="visually-hidden">Actions</span></th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            ({ event, attempts, isWaiting }) =>
              html`<tr>
                <td class="nowrap">${dateAndTime(event.created)}</td>
                <td><code>${event.type}</code>${amountOf(event.data.object)}</td>
                <td>${stateOf(attempts, isWaiting)}</td>
                <td class="right">
                  <form method="post" action="/events/${event.id}">
                    <button class="button" type="submit" aria-label="Transmettre à nouveau ${event.type}">
                      Transmettre à nouveau
                    </button>
                  </form>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function stateOf(attempts: number, isWaiting: boolean): string {
  if (isWaiting)
    return attempts === 0 ? "En cours" : `${attempts} essai${attempts === 1 ? "" : "s"} sans réponse`;
  // What had happened before there was anybody to tell is taken in as it stands.
  return attempts === 0 ? "Repris sans envoi" : "Transmis";
}

function amountOf(object: object): Content {
  return "object" in object && object.object === "invoice" && "total" in object
    ? html` <span class="small">${money(Number(object.total))}</span>`
    : "";
}
