import { amountsOf } from "../bank/amounts.ts";
import type { Bank } from "../bank/bank.ts";
import { type BillingDetails, isLate, offers, portalSubscription } from "../bank/portal.ts";
import type { Subscription } from "../objects/billing.ts";
import type { PortalSession } from "../objects/sessions.ts";
import { cardFields } from "./cardForm.ts";
import { field, type FormValues, type FieldErrors, errorSummary } from "./fields.ts";
import { type Content, html } from "./html.ts";
import { page, type PageAnswer } from "./layout.ts";
import { date, money, rhythm } from "../format/french.ts";

interface FormParts {
  readonly session: PortalSession;
  readonly action: string;
  readonly title: string;
  readonly fields: Content;
  readonly button: string;
  readonly wrongs?: FieldErrors;
  readonly isDangerous?: boolean;
}

function formPage({
  session,
  action,
  title,
  fields,
  button,
  wrongs = {},
  isDangerous = false,
}: FormParts): PageAnswer {
  return page({
    title,
    layout: "narrow",
    status: Object.keys(wrongs).length > 0 ? 422 : 200,
    content: html`<form class="stack" method="post" action="/portal/${session.id}/${action}" novalidate>
      <h1>${title}</h1>
      ${errorSummary(wrongs)}${fields}
      <div class="actions">
        <button class="button ${isDangerous ? "danger outline" : "ink"}" type="submit">${button}</button
        ><a class="button text" href="/portal/${session.id}">Annuler</a>
      </div>
    </form>`,
  });
}

export function cardPage(session: PortalSession, typed: FormValues, wrongs: FieldErrors): PageAnswer {
  return formPage({
    session,
    action: "card",
    title: "Moyen de paiement",
    fields: cardFields(typed, wrongs),
    button: "Enregistrer la carte",
    wrongs,
  });
}

/** The subscription that a form changes; null when there is none that runs. */
export function running(bank: Bank, session: PortalSession): Subscription | null {
  const subscription = portalSubscription(bank, session.customer);
  return subscription?.ended_at === null ? subscription : null;
}

export function planPage(
  bank: Bank,
  session: PortalSession,
  subscription: Subscription,
  wrongs: FieldErrors,
): PageAnswer {
  const [item] = subscription.items.data;
  const chosen = subscription._nextPrice ?? item.price;
  return formPage({
    session,
    action: "plan",
    title: "Changer de formule",
    wrongs,
    fields: html`<p class="lead">
        La formule choisie s’applique à la prochaine échéance, le ${date(item.current_period_end)}. Jusque-là,
        rien ne change et rien n’est débité.
      </p>
      <fieldset>
        <legend class="legend">Formule</legend>
        <div class="choices" id="price">
          ${offers(bank).map(
            ({ price, product }) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="price"
                  value="${price.id}"
                  ${price.id === chosen ? html` checked` : ""}
                /><span
                  >${product.name}${price.id === item.price ? html`<br /><span class="micro">Votre formule actuelle</span>` : ""}</span
                ><span class="right"
                  >${money(price.unit_amount)} HT<br /><span class="micro"
                    >${rhythm(price)}, ${money(amountsOf(price.unit_amount, []).total)} TTC</span
                  ></span
                ></label
              >`,
          )}
        </div>
      </fieldset>`,
    button: "Enregistrer",
  });
}

export function cancelPage(session: PortalSession, subscription: Subscription): PageAnswer {
  const isTrial = subscription.status === "trialing";
  const name = isTrial ? "l’essai" : "l’abonnement";
  return formPage({
    session,
    action: "cancel",
    title: `Résilier ${name}`,
    fields: html`<p class="lead">
      ${whatEnds(subscription)} Vos fiches restent lisibles et exportables ensuite.
    </p>`,
    button: `Résilier ${name}`,
    isDangerous: true,
  });
}

function whatEnds(subscription: Subscription): Content {
  if (isLate(subscription))
    return "Votre abonnement prend fin aussitôt, et la facture en attente est annulée.";
  const end = date(subscription.items.data[0].current_period_end);
  return subscription.status === "trialing"
    ? `Votre essai reste ouvert jusqu’au ${end}, et rien n’est débité. Vous pouvez le reprendre jusque-là.`
    : `Votre abonnement reste actif jusqu’au ${end}, puis prend fin sans autre prélèvement. Vous pouvez le reprendre jusque-là.`;
}

const DETAILS = [
  ["name", "Nom ou raison sociale", "organization"],
  ["line1", "Adresse", "address-line1"],
  ["line2", "Complément d’adresse", "address-line2"],
  ["postal_code", "Code postal", "postal-code"],
  ["city", "Ville", "address-level2"],
  ["vat", "Numéro de TVA", "off"],
] as const;

export function detailsPage(session: PortalSession, typed: FormValues, wrongs: FieldErrors): PageAnswer {
  return formPage({
    session,
    action: "details",
    title: "Coordonnées de facturation",
    wrongs,
    fields: DETAILS.map(([name, label, autoComplete]) =>
      field({ name, label, autoComplete, typed, wrongs, optional: name === "line2" || name === "vat" }),
    ),
    button: "Enregistrer",
  });
}

/** Reads the values that the form of the details begins with. */
export function detailsOf(bank: Bank, { customer: id }: PortalSession): FormValues {
  const customer = bank.objects.get("customer", id);
  const [taxId] = bank.objects.all("tax_id", id);
  return {
    name: customer?.name ?? "",
    line1: customer?.address?.line1 ?? "",
    line2: customer?.address?.line2 ?? "",
    postal_code: customer?.address?.postal_code ?? "",
    city: customer?.address?.city ?? "",
    vat: taxId?.value ?? "",
  };
}

/** Reads the details that were typed: good, or what is wrong with them by field. */
export function readDetails(typed: FormValues): BillingDetails | { readonly wrongs: FieldErrors } {
  const text = (name: string): string => (typed[name] ?? "").trim();
  const vat = text("vat").replace(/[\s.]/gu, "").toUpperCase();
  const wrongs: Record<string, string> = {};
  if (text("name") === "") wrongs["name"] = "Saisissez le nom à porter sur vos factures.";
  if (text("line1") === "") wrongs["line1"] = "Saisissez l’adresse.";
  if (!/^\d{5}$/u.test(text("postal_code")))
    wrongs["postal_code"] = "Un code postal a 5 chiffres, par exemple 69002.";
  if (text("city") === "") wrongs["city"] = "Saisissez la ville.";
  if (vat !== "" && !/^(?:FR[0-9A-Z]{2}\d{9}|(?!FR)[A-Z]{2}[0-9A-Z]{2,12})$/u.test(vat)) {
    wrongs["vat"] = "Un numéro de TVA français s’écrit FR suivi de 11 caractères, par exemple FR44732829320.";
  }
  if (Object.keys(wrongs).length > 0) return { wrongs };
  return {
    name: text("name"),
    address: {
      line1: text("line1"),
      line2: text("line2") || null,
      postal_code: text("postal_code"),
      city: text("city"),
      state: null,
      country: "FR",
    },
    vat: vat === "" ? null : vat,
  };
}
