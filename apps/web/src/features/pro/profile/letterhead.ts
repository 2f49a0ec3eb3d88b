import { phoneField, siretField, vatNumberField } from "@carnation/domain/field";
import { isoDay } from "@carnation/domain/format";
import { colourField } from "@carnation/domain/internal/field";
import { quoteValidity } from "@carnation/domain/quote";
import { type FormProfile, parseBusiness, type ProfileFormInput } from "@carnation/product/profile";
import { type QuoteDocument, quoteDocument, quoteVatMode } from "@carnation/product/quote";
import * as v from "valibot";

/** Gives what the fields amount to; a number that is one in its canonical form, from which documents make theirs. */
export function profileOfInput({ firstname, lastname, company, business }: ProfileFormInput): FormProfile {
  const numbers = {
    phone: canonical(phoneField, business.phone),
    siret: canonical(siretField, business.siret),
    vat_number: business.vat_exempt ? "" : canonical(vatNumberField, business.vat_number),
    color: canonical(colourField, business.color),
  };
  return { firstname, lastname, company, business: parseBusiness({ ...business, ...numbers }) };
}

/** Gives what a field makes of what was typed; that itself while it refuses it. */
function canonical(field: v.GenericSchema<string, string>, typed: string): string {
  const parsed = v.safeParse(field, typed);
  return parsed.success ? parsed.output : typed;
}

/** The quote that a profile would head: its words are those of every quote. */
export function letterheadOf(profile: FormProfile, email: string, now: Date): QuoteDocument {
  const { business, ...names } = profile;
  return quoteDocument({
    emitter: { ...business, ...names, email },
    recipient: { name: "", email: null, lines: [] },
    items: [],
    discount: 0,
    vat: quoteVatMode(business),
    issuedOn: isoDay(now),
    validUntil: quoteValidity(now).validUntil,
    conditions: "",
  });
}
