import {
  type FormProfile,
  isoDay,
  parseBusiness,
  profileForm,
  type ProfileFormInput,
  type QuoteDocument,
  quoteDocument,
  quoteValidity,
  quoteVatMode,
} from "@carnation/domain";
import * as v from "valibot";

/** What the fields amount to, in canonical form where all of them can be saved, as typed otherwise. */
export function profileOfInput(input: ProfileFormInput): FormProfile {
  const parsed = v.safeParse(profileForm, input);
  const { firstname, lastname, company, business } = parsed.success ? parsed.output.user : input;
  return { firstname, lastname, company, business: parseBusiness(business) };
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
