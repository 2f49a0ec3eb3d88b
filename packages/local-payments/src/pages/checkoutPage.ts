import type { Bank } from "../bank/bank.ts";
import { applyCode, completeSession, isOpen, type Quote, quoteOf, removeCode } from "../bank/checkout.ts";
import type { CheckoutSession } from "../objects/sessions.ts";
import { VAT_PERCENT } from "../bank/amounts.ts";
import { cardFields, readCard } from "./cardForm.ts";
import { field, type FormValues, type FieldErrors, errorSummary } from "./fields.ts";
import { type Content, html } from "./html.ts";
import { notice, page, type PageAnswer, redirect } from "./layout.ts";
import { couponWords, date, money, rhythm } from "../format/french.ts";

/** Action on a checkout page: it is looked at, a code is put to it or taken back, or it is paid for. */
export type CheckoutAction = "look" | "code" | "uncode" | "pay";

/** Answers one step of a checkout; what was typed is there again when something is wrong. */
export function checkoutPage(bank: Bank, id: string, action: CheckoutAction, typed: FormValues): PageAnswer {
  const session = bank.objects.get("checkout.session", id);
  if (session === null)
    return notice("Page de paiement introuvable", "Vérifiez l’adresse, ou reprenez depuis Carnation.", 404);
  if (session.status === "complete") return redirect(successAddress(session));
  if (!isOpen(bank, session)) return closed(session);
  if (action === "pay") return pay(bank, session, typed);
  if (action === "uncode") removeCode(bank, session);
  if (action !== "code") return show(bank, session.id, { typed });
  if ((typed["code"] ?? "").trim() === "") {
    return show(bank, id, { typed, wrongs: { code: "Saisissez un code promotionnel." } });
  }
  return withCode(bank, session, typed) ?? show(bank, id, { typed });
}

/** Puts the code that was typed to the session and shows the new amount; null when none was typed. */
function withCode(bank: Bank, session: CheckoutSession, typed: FormValues): PageAnswer | null {
  const code = (typed["code"] ?? "").trim();
  if (code === "" || session.allow_promotion_codes !== true || session._promotionCode !== null) return null;
  if (applyCode(bank, session, code)) {
    const note = "Votre code est appliqué\u00A0: vérifiez le montant, puis validez.";
    return show(bank, session.id, { typed: { ...typed, code: "" }, note });
  }
  const wrong = "Ce code n’existe pas ou n’est plus valable.";
  return show(bank, session.id, { typed, wrongs: { code: wrong } });
}

function successAddress({ id, success_url: address }: CheckoutSession): string {
  return address.replaceAll("{CHECKOUT_SESSION_ID}", id);
}

function closed({ cancel_url: back }: CheckoutSession): PageAnswer {
  return notice(
    "Cette page de paiement a expiré",
    "Rien n’a été débité. Revenez à Carnation pour choisir à nouveau une formule.",
    410,
    back === null ? "" : html`<p><a class="button ink" href="${back}">Revenir à Carnation</a></p>`,
  );
}

function pay(bank: Bank, session: CheckoutSession, typed: FormValues): PageAnswer {
  const { id } = session;
  // A code that was typed and not applied is wanted: nobody pays the amount without it.
  const coded = withCode(bank, session, typed);
  if (coded !== null) return coded;
  const reading = readCard(typed, bank.now());
  if ("wrongs" in reading) return show(bank, id, { typed, wrongs: reading.wrongs });
  const completion = completeSession(bank, id, reading.card);
  if (completion.kind === "done") return redirect(successAddress(completion.session));
  const refusals = {
    declined:
      "Votre carte a été refusée et rien n’a été débité. Vérifiez les informations saisies ou utilisez une autre carte.",
    discountGone:
      "Votre réduction n’est plus valable\u00A0: le montant a changé et rien n’a été débité. Vérifiez-le avant de continuer.",
    closed: "Cette formule n’est plus proposée. Rien n’a été débité.",
  };
  return show(bank, id, { typed, refusal: refusals[completion.kind] });
}

interface Shown {
  readonly typed: FormValues;
  readonly wrongs?: FieldErrors;
  readonly refusal?: string;
  readonly note?: string;
}

function show(bank: Bank, id: string, { typed, wrongs = {}, refusal, note }: Shown): PageAnswer {
  const session = bank.objects.get("checkout.session", id);
  const quote = session && quoteOf(bank, session);
  if (session === null || quote === null)
    return notice("Formule introuvable", "Cette formule n’est plus proposée.", 410);
  const customer = bank.objects.get("customer", session.customer);
  const isWrong = refusal !== undefined || Object.keys(wrongs).length > 0;
  const targets = [session.success_url, session.cancel_url].flatMap(
    (address) => URL.parse(address ?? "")?.origin ?? [],
  );
  return page({
    title: quote.trialEnd === null ? "Paiement" : "Commencer l’essai",
    layout: "pair",
    status: isWrong ? 422 : 200,
    formTargets: targets,
    content: html`<section class="stack" aria-label="Votre commande">${summary(quote)}</section>
      <form class="stack" method="post" action="/checkout/${id}/pay" novalidate aria-label="Carte bancaire">
        <button class="visually-hidden" type="submit" tabindex="-1" aria-hidden="true">Valider</button>
        <h2>Carte bancaire</h2>
        ${note === undefined ? "" : html`<p class="note good" role="status" tabindex="-1" autofocus>${note}</p>`}
        ${refusal === undefined ? errorSummary(wrongs) : html`<p class="note bad" role="alert" tabindex="-1" autofocus>${refusal}</p>`}
        ${customer?.email == null ? "" : html`<p class="small">Compte : ${customer.email}</p>`}
        ${cardFields(typed, wrongs)} ${codePart(session, quote, typed, wrongs)}
        <button class="button main wide" type="submit">${buttonOf(quote)}</button>
        ${session.cancel_url === null ? "" : html`<a class="button text wide" href="${session.cancel_url}">Annuler</a>`}
        <p class="micro">${agreement(quote)}</p>
      </form>`,
  });
}

function buttonOf({ trialEnd, first }: Quote): string {
  if (trialEnd !== null) return "Commencer l’essai";
  return first.total === 0 ? "Commencer l’abonnement" : `Payer ${money(first.total)}`;
}

function agreement({ trialEnd, price, first }: Quote): string {
  const when = trialEnd === null ? "Aujourd’hui" : `Le ${date(trialEnd)}`;
  return `${when}, ${money(first.total)} TTC sont prélevés, puis votre abonnement se renouvelle chaque ${price.recurring?.interval === "year" ? "année" : "mois"} jusqu’à sa résiliation, possible à tout moment depuis votre compte.`;
}

function summary({ price, product, redeemable, trialEnd, first, regular }: Quote): Content {
  const differs = first.total !== regular.total;
  return html`<h1>${product.name}</h1>
    ${product.description === null ? "" : html`<p class="lead">${product.description}</p>`}
    <div class="stack-s">
      <p class="number">${money(regular.net)}</p>
      <p class="lead">HT ${rhythm(price)}, soit ${money(regular.total)} TTC</p>
    </div>
    ${trialEnd === null ? "" : html`<p class="note good">Essai gratuit jusqu’au ${date(trialEnd)}. Rien n’est débité avant cette date.</p>`}
    <dl class="sums">
      <div>
        <dt>Abonnement ${price.recurring?.interval === "year" ? "annuel" : "mensuel"}, hors taxes</dt>
        <dd>${money(first.subtotal)}</dd>
      </div>
      ${
        redeemable === null
          ? ""
          : html`<div>
              <dt>
                ${redeemable.code?.code ?? redeemable.coupon.name ?? "Réduction"},
                ${couponWords(redeemable.coupon)}
              </dt>
              <dd>−${money(first.subtotal - first.net)}</dd>
            </div>`
      }
      <div>
        <dt>TVA ${VAT_PERCENT} %</dt>
        <dd>${money(first.tax)}</dd>
      </div>
      <div class="total">
        <dt>
          ${trialEnd === null ? "À payer aujourd’hui" : html`À payer le ${date(trialEnd)}`}, toutes taxes
          comprises
        </dt>
        <dd>${money(first.total)}</dd>
      </div>
      ${
        trialEnd === null
          ? ""
          : html`<div class="total">
              <dt>À payer aujourd’hui</dt>
              <dd>${money(0)}</dd>
            </div>`
      }
    </dl>
    ${differs ? html`<p class="small">Après la réduction : ${money(regular.total)} TTC ${rhythm(price)}.</p>` : ""}
    ${
      product.marketing_features.length === 0
        ? ""
        : html`<ul class="features">
            ${product.marketing_features.map(({ name }) => html`<li>${name}</li>`)}
          </ul>`
    }`;
}

/** Within the form of the card: whoever puts a code to it keeps what was typed. */
function codePart(
  session: CheckoutSession,
  { redeemable }: Quote,
  typed: FormValues,
  wrongs: FieldErrors,
): Content {
  if (session._promotionCode !== null && redeemable !== null) {
    return html`<div class="actions">
      <p>Code <strong>${redeemable.code?.code}</strong> appliqué</p>
      <button class="button text" type="submit" formaction="/checkout/${session.id}/uncode">
        Retirer le code
      </button>
    </div>`;
  }
  if (session.allow_promotion_codes !== true) return "";
  return html`<div class="row code">
    ${field({ name: "code", label: "Code promotionnel", typed, wrongs, maxLength: 40, optional: true })}<button
      class="button"
      type="submit"
      formaction="/checkout/${session.id}/code"
    >
      Appliquer
    </button>
  </div>`;
}
