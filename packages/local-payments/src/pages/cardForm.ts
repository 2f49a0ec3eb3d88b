import { testCards, type TypedCard } from "../bank/cards.ts";
import { field, type FormValues, type FieldErrors } from "./fields.ts";
import { type Html, html } from "./html.ts";

/** A card that was typed: good, or what is wrong with it by field. */
export type CardReading = { readonly card: TypedCard } | { readonly wrongs: FieldErrors };

/** Reads the fields of a card. @param now by the simulated clock: a card that has ended by then is refused */
export function readCard(typed: FormValues, now: number): CardReading {
  const wrongs: Record<string, string> = {};
  const number = (typed["number"] ?? "").replace(/[\s-]/gu, "");
  const card = testCards.find((known) => known.number === number);
  if (number === "") wrongs["number"] = "Saisissez le numéro de la carte.";
  else if (!/^\d{12,19}$/u.test(number)) wrongs["number"] = "Le numéro d’une carte a 16 chiffres.";
  else if (card === undefined) {
    wrongs["number"] =
      "Ceci est une démonstration\u00A0: saisissez un numéro d’essai, par exemple 4242 4242 4242 4242.";
  }
  const expiry = readExpiry(typed["expiry"] ?? "", now);
  if (typeof expiry === "string") wrongs["expiry"] = expiry;
  if (!/^\d{3,4}$/u.test((typed["cvc"] ?? "").trim())) {
    wrongs["cvc"] = "Saisissez les 3 chiffres au dos de la carte.";
  }
  const name = (typed["name"] ?? "").trim();
  if (name === "") wrongs["name"] = "Saisissez le nom qui figure sur la carte.";
  if (card === undefined || typeof expiry === "string" || Object.keys(wrongs).length > 0) return { wrongs };
  return { card: { card, ...expiry, name } };
}

function readExpiry(text: string, now: number): { month: number; year: number } | string {
  const [, monthText, yearText] = /^\s*(\d{1,2})\s*[/.\-\s]?\s*(?:20)?(\d{2})\s*$/u.exec(text) ?? [];
  const month = Number(monthText);
  if (monthText === undefined || month < 1 || month > 12) {
    return "Saisissez la fin de validité sous la forme MM/AA, par exemple 12/30.";
  }
  const year = 2000 + Number(yearText);
  const end = Date.UTC(year, month, 1) / 1000;
  return end <= now ? "Cette carte a expiré." : { month, year };
}

/** The fields of a card, and the numbers that may be typed. */
export function cardFields(typed: FormValues, wrongs: FieldErrors): Html {
  const shared = { typed, wrongs };
  return html`${field({ ...shared, name: "number", label: "Numéro de carte", inputMode: "numeric", maxLength: 23 })}
    <div class="row">
      ${field({ ...shared, name: "expiry", label: "Fin de validité (MM/AA)", inputMode: "numeric", maxLength: 7 })}${field({ ...shared, name: "cvc", label: "Code de sécurité", inputMode: "numeric", maxLength: 4 })}
    </div>
    ${field({ ...shared, name: "name", label: "Nom sur la carte" })}
    <details>
      <summary class="small">Numéros d’essai</summary>
      <ul class="stack-s small">
        ${testCards.map(
          ({ number, shows }) =>
            html`<li><code>${number.replace(/(\d{4})(?=\d)/gu, "$1 ")}</code> : ${shows}</li>`,
        )}
        <li>Une date à venir et trois chiffres quelconques conviennent.</li>
      </ul>
    </details>`;
}
