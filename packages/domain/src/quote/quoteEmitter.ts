import { formatList } from "../format/listFormat.ts";
import { typeset } from "../text/typeset.ts";
import type { QuoteVatMode } from "./computeQuote.ts";

/** Printed on a quote under the franchise en base (MARKET D2). */
export const VAT_EXEMPT_MENTION = "TVA non applicable, art. 293 B du CGI";

/** What a quote says of the professional who issues it (MARKET D1), in the order in which it is asked for. */
export const emitterFields = [
  "company",
  "address",
  "postcode",
  "city",
  "phone",
  "email",
  "siret",
  "vatNumber",
  "mediator",
] as const;

/** A field of the professional's profile that a quote prints. */
export type EmitterField = (typeof emitterFields)[number];

/** What is known of the professional; absent, null or blank is missing. */
export type QuoteEmitter = Readonly<Partial<Record<EmitterField, string | null | undefined>>>;

/** French names of the fields, as a sentence names them. */
export const emitterFieldLabels: Readonly<Record<EmitterField, string>> = {
  company: "le nom de la société",
  address: "l’adresse",
  postcode: "le code postal",
  city: "la ville",
  phone: "le téléphone",
  email: "l’adresse e-mail",
  siret: "le numéro SIRET",
  vatNumber: "le numéro de TVA",
  mediator: "le médiateur de la consommation",
};

/** The fields to complete before a quote can be issued; a VAT number is not asked for under the franchise en base. */
export function missingEmitterFields(emitter: QuoteEmitter, vat: QuoteVatMode): EmitterField[] {
  return emitterFields.filter(
    (field) => !(field === "vatNumber" && vat === "exempt") && (emitter[field] ?? "").trim() === "",
  );
}

/** What a person is asked to complete, as a sentence; null when nothing is missing. */
export function missingEmitterSentence(emitter: QuoteEmitter, vat: QuoteVatMode): string | null {
  const missing = missingEmitterFields(emitter, vat).map((field) => emitterFieldLabels[field]);
  if (missing.length === 0) return null;
  return typeset(`Avant d’émettre un devis, complétez votre profil : ${formatList(missing)}.`);
}
