import type { Bank } from "../bank/bank.ts";
import { cardOf } from "../bank/collectInvoice.ts";
import { amountsOf } from "../bank/amounts.ts";
import { activeDiscounts } from "../bank/discounts.ts";
import { isLate, lateSubscriptionEnd, openInvoice, portalSubscription } from "../bank/portal.ts";
import type { Subscription } from "../objects/billing.ts";
import type { PortalSession } from "../objects/sessions.ts";
import { invoiceTable } from "./invoiceTable.ts";
import { type Content, html } from "./html.ts";
import { page, type PageAnswer } from "./layout.ts";
import { cardWords, date, money, rhythm, subscriptionWords } from "../format/french.ts";

/** Sentences about what was just done, in one sentence. */
export const doneSentences: Readonly<Record<string, string>> = {
  card: "Votre carte est enregistrée.",
  cancel: "Votre résiliation est enregistrée.",
  resume: "Votre abonnement se poursuit.",
  plan: "Votre changement de formule est enregistré.",
  details: "Vos coordonnées sont enregistrées.",
  pay: "Votre paiement est enregistré, merci.",
};

/** The portal of a customer: subscription, card, details, invoices. */
export function portalPage(
  bank: Bank,
  session: PortalSession,
  done: string | null,
  refusal?: string,
): PageAnswer {
  const { customer: id } = session;
  const subscription = portalSubscription(bank, id);
  const sentence = done === null ? undefined : doneSentences[done];
  return page({
    title: "Votre abonnement",
    status: refusal === undefined ? 200 : 422,
    content: html`<div class="stack">
      <div class="actions">
        ${session.return_url === null ? "" : html`<a href="${session.return_url}">Revenir à Carnation</a>`}
      </div>
      <h1>Votre abonnement</h1>
      ${sentence === undefined ? "" : html`<p class="note good" role="status" tabindex="-1" autofocus>${sentence}</p>`}
      ${refusal === undefined ? "" : html`<p class="note bad" role="alert" tabindex="-1" autofocus>${refusal}</p>`}
      ${late(bank, session, subscription)}
      <div class="two">${planPart(bank, session, subscription)}${cardPart(bank, session, subscription)}</div>
      ${detailsPart(bank, session)}
      <section class="part">
        <h2>Factures</h2>
        ${invoiceTable(bank.objects.all("invoice", id))}
      </section>
    </div>`,
  });
}

function late(bank: Bank, { id }: PortalSession, subscription: Subscription | null): Content {
  const invoice = openInvoice(bank, subscription);
  if (invoice === null) return "";
  const next = invoice.next_payment_attempt;
  return html`<div class="note warn">
    <p>
      La facture ${invoice.number} de ${money(invoice.amount_remaining)} n’a pas pu être prélevée.
      ${next === null ? "Aucun autre prélèvement n’est prévu\u00A0: réglez-la pour reprendre vos analyses." : html`Le prochain essai est prévu le ${date(next)}.`}
    </p>
    <form method="post" action="/portal/${id}/pay">
      <button class="button" type="submit">Régler ${money(invoice.amount_remaining)} maintenant</button>
    </form>
  </div>`;
}

function planPart(bank: Bank, { id }: PortalSession, subscription: Subscription | null): Content {
  if (subscription === null || subscription.ended_at !== null) {
    return html`<section class="part">
      <h2>Formule</h2>
      <p class="lead">
        ${subscription?.ended_at == null ? "Aucun abonnement n’est associé à ce compte." : `Votre abonnement a pris fin le ${date(subscription.ended_at)}.`}
      </p>
    </section>`;
  }
  const [item] = subscription.items.data;
  const price = bank.objects.get("price", item.price);
  const product = price && bank.objects.get("product", price.product);
  const isEnding = subscription.cancel_at !== null;
  return html`<section class="part">
    <header><h2>Formule</h2></header>
    <dl class="facts">
      <dt>Formule</dt>
      <dd>
        ${product?.name ?? ""}${price === null ? "" : `, ${money(price.unit_amount)} HT ${rhythm(price)}`}
      </dd>
      <dt>État</dt>
      <dd>${subscriptionWords[subscription.status]}</dd>
      <dt>${periodWords(subscription)}</dt>
      <dd>${nextPayment(bank, subscription)}</dd>
    </dl>
    ${nextPlan(bank, subscription)}
    <div class="actions">
      ${
        isEnding
          ? html`<form method="post" action="/portal/${id}/resume">
              <button class="button ink" type="submit">Reprendre l’abonnement</button>
            </form>`
          : html`${isLate(subscription) ? "" : html`<a class="button" href="/portal/${id}/plan">Changer de formule</a>`}<a
                class="button danger"
                href="/portal/${id}/cancel"
                >Résilier</a
              >`
      }
    </div>
  </section>`;
}

function periodWords(subscription: Subscription): string {
  if (subscription.cancel_at !== null) return "Prend fin le";
  return isLate(subscription) ? "Sans règlement, prend fin le" : "Prochaine échéance";
}

/** The day, and what is asked for then. */
function nextPayment(bank: Bank, subscription: Subscription): string {
  const { cancel_at: end, _nextPrice: next, items } = subscription;
  const [item] = items.data;
  if (end !== null) return date(end);
  if (isLate(subscription)) return date(lateSubscriptionEnd(bank, subscription));
  const price = bank.objects.get("price", next ?? item.price);
  const reductions = activeDiscounts(bank, subscription, price?.product ?? "")
    .filter(({ end: last }) => last === null || item.current_period_end < last)
    .map(({ _coupon }) => _coupon);
  const { total } = amountsOf((price?.unit_amount ?? 0) * item.quantity, reductions);
  return `${date(item.current_period_end)}, ${money(total)} TTC`;
}

function nextPlan(bank: Bank, { _nextPrice: next, items }: Subscription): Content {
  const price = next === null ? null : bank.objects.get("price", next);
  const product = price && bank.objects.get("product", price.product);
  if (price === null || product === null) return "";
  return html`<p class="note">
    À partir du ${date(items.data[0].current_period_end)} : ${product.name}, ${money(price.unit_amount)} HT
    ${rhythm(price)}.
  </p>`;
}

function cardPart(
  bank: Bank,
  { id, customer: customerId }: PortalSession,
  subscription: Subscription | null,
): Content {
  const fallback = bank.objects.get("customer", customerId)?.invoice_settings.default_payment_method;
  const card = subscription
    ? cardOf(bank, subscription)
    : fallback && bank.objects.get("payment_method", fallback);
  return html`<section class="part">
    <header><h2>Moyen de paiement</h2></header>
    ${
      card
        ? html`<dl class="facts">
            <dt>Carte</dt>
            <dd>${cardWords(card.card)}</dd>
            <dt>Fin de validité</dt>
            <dd>${String(card.card.exp_month).padStart(2, "0")}/${card.card.exp_year}</dd>
          </dl>`
        : html`<p class="lead">Aucune carte n’est enregistrée.</p>`
    }
    <div class="actions">
      <a class="button" href="/portal/${id}/card">${card ? "Changer de carte" : "Ajouter une carte"}</a>
    </div>
  </section>`;
}

function detailsPart(bank: Bank, { id, customer: customerId }: PortalSession): Content {
  const customer = bank.objects.get("customer", customerId);
  const [taxId] = bank.objects.all("tax_id", customerId);
  const address = customer?.address;
  const place = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const lines = [address?.line1, address?.line2, place].filter(Boolean).join(", ");
  return html`<section class="part">
    <header><h2>Coordonnées de facturation</h2></header>
    <dl class="facts">
      <dt>Nom</dt>
      <dd>${customer?.name ?? "–"}</dd>
      <dt>E-mail</dt>
      <dd>${customer?.email ?? "–"}</dd>
      <dt>Adresse</dt>
      <dd>${lines === "" ? "–" : lines}</dd>
      <dt>N° de TVA</dt>
      <dd>${taxId?.value ?? "–"}</dd>
    </dl>
    <div class="actions"><a class="button" href="/portal/${id}/details">Modifier</a></div>
  </section>`;
}
