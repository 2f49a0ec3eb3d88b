import { formatList } from "@carnation/domain/format";
import type { QuoteVatMode } from "@carnation/domain/quote";
import { typeset } from "@carnation/domain/text";

/** Printed on a quote under the franchise en base (MARKET D2). */
export const VAT_EXEMPT_MENTION = "TVA non applicable, art. 293 B du CGI";

/**
 * Holds what a quote must say of the professional who issues it (MARKET D1), in the order in which it is asked for. Their
 * registration (RCS) is printed when there is one: liberal professions have none.
 */
export const emitterFields = [
  "company",
  "legalForm",
  "street",
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

/**
 * Person who issues a quote: `{ ...business, company, email }` of their profile. What is absent, null or blank is missing.
 */
export interface QuoteEmitter extends Readonly<Partial<Record<EmitterField, string | null | undefined>>> {
  /** Under the franchise en base (art. 293 B), which has no VAT number to show. */
  readonly vatExempt: boolean;
}

/** French names of the fields, as a sentence names them. */
export const emitterFieldLabels: Readonly<Record<EmitterField, string>> = {
  company: "le nom de la société",
  legalForm: "la forme juridique",
  street: "la rue",
  postcode: "le code postal",
  city: "la ville",
  phone: "le téléphone",
  email: "l’adresse e-mail",
  siret: "le numéro SIRET",
  vatNumber: "le numéro de TVA",
  mediator: "le médiateur de la consommation",
};

/** Tells how VAT applies to the quotes of a professional. */
export function quoteVatMode({ vatExempt }: Pick<QuoteEmitter, "vatExempt">): QuoteVatMode {
  return vatExempt ? "exempt" : "included";
}

/** The fields to complete before a quote can be issued. */
export function missingEmitterFields(emitter: QuoteEmitter): EmitterField[] {
  return emitterFields.filter(
    (field) => !(field === "vatNumber" && emitter.vatExempt) && (emitter[field] ?? "").trim() === "",
  );
}

/** Gives what a professional is asked to complete, as a sentence; null when nothing is missing. */
export function missingEmitterSentence(emitter: QuoteEmitter): string | null {
  const missing = missingEmitterFields(emitter).map((field) => emitterFieldLabels[field]);
  if (missing.length === 0) return null;
  return typeset(`Avant d’émettre un devis, complétez votre profil : ${formatList(missing)}.`);
}
