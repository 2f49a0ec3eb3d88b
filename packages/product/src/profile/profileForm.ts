import {
  formObject,
  phoneField,
  postcodeField,
  siretField,
  vatNumberField,
  webAddressField,
} from "@carnation/domain/field";
import {
  blankField,
  colourField,
  companyField,
  firstnameField,
  formatPhone,
  formatSiret,
  formatVatNumber,
  lastnameField,
  lineField,
  longTextField,
  pictureChangeField,
  tickField,
} from "@carnation/domain/internal/field";
import * as v from "valibot";
import { parseBusiness, toStoredBusiness } from "./business.ts";
import type { Profile } from "./profile.ts";

/** Longest mentions under a quote, in UTF-16 units. */
export const MENTIONS_MAX = 2000;

/** A line of a business, which is empty until it is known: the account works without, a quote says what it lacks. */
/* @__NO_SIDE_EFFECTS__ */
function line(missing: string): v.GenericSchema<string, string> {
  return blankField(lineField({ max: 120, missing }));
}

/** The map `business` of a user, but its logo. Under the franchise there is no VAT number to keep. */
const businessFields = /* @__PURE__ */ v.pipe(
  formObject({
    activity: line("Saisissez votre activité."),
    legal_form: line("Saisissez la forme juridique."),
    street: line("Saisissez la rue."),
    complement: line("Saisissez le complément d’adresse."),
    postcode: blankField(postcodeField),
    city: line("Saisissez la ville."),
    phone: blankField(phoneField),
    siret: blankField(siretField),
    registration: line("Saisissez le registre et sa ville."),
    vat_number: blankField(vatNumberField),
    vat_exempt: tickField,
    mediator: blankField(lineField({ max: 300, missing: "Saisissez le médiateur." })),
    website: blankField(webAddressField),
    color: blankField(colourField),
    mentions: longTextField(MENTIONS_MAX),
  }),
  v.transform((business) => (business.vat_exempt ? { ...business, vat_number: "" } : business)),
);

/** Holds what a quote says of its emitter, asked for where it is missing; gives the fields of the user to store. */
export const businessForm = /* @__PURE__ */ formObject({ company: companyField, business: businessFields });

/** Describes what `businessForm` takes: its fields as a person typed them. */
export type BusinessFormInput = v.InferInput<typeof businessForm>;
/** Describes what `businessForm` gives: the fields to store, under wire names; the logo stays as it is. */
export type BusinessFormOutput = v.InferOutput<typeof businessForm>;

/**
 * Holds what a professional fills in about themselves and their business; gives the fields of the user to store, and what
 * becomes of the logo, whose name is stored once it is sent.
 */
export const profileForm = /* @__PURE__ */ v.pipe(
  formObject({
    firstname: firstnameField,
    lastname: lastnameField,
    company: companyField,
    business: businessFields,
    logo: pictureChangeField,
  }),
  v.transform(({ logo, ...user }) => ({ logo, user })),
);

/** Describes what `profileForm` takes: its fields as a person typed them. */
export type ProfileFormInput = v.InferInput<typeof profileForm>;
/** Describes what `profileForm` gives: the command to send, under wire names. */
export type ProfileFormOutput = v.InferOutput<typeof profileForm>;

/** Describes what `profileForm` is about, of an account. */
export type FormProfile = Pick<Profile, "firstname" | "lastname" | "company" | "business">;

/** Gives what `profileForm` begins with: what is stored, numbers as they are read, the logo left as it is. */
export function profileFormInput({ firstname, lastname, company, business }: FormProfile): ProfileFormInput {
  const { logo: _, ...stored } = toStoredBusiness(business);
  const { siret, vat_number: vat } = stored;
  const numbers = {
    phone: formatPhone(stored.phone),
    // What is blank, or was stored wrong, is shown as it is.
    siret: /^\d{14}$/u.test(siret) ? formatSiret(siret) : siret,
    vat_number: /^[A-Z]{2}[\dA-Z]+$/u.test(vat) ? formatVatNumber(vat) : vat,
  };
  const fields = { ...stored, ...numbers };
  return { firstname, lastname, company, business: fields, logo: "kept" };
}

/** Fields of a user that `profileForm` or `businessForm` give, or some of them. */
interface ProfileFields {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly company?: string;
  readonly business?: Partial<ProfileFormOutput["user"]["business"]>;
}

/**
 * The fields to store, lines of the business among them, that differ from what the form shows of the stored profile: what
 * was stored otherwise than it is shown, or could not be read, stays unless it is changed.
 */
export function profileChanges(
  stored: FormProfile,
  { business, ...names }: BusinessFormOutput | ProfileFormOutput["user"],
): ProfileFields {
  const shown = profileFormInput(stored);
  const wanted = profileFormInput({ ...stored, ...names, business: parseBusiness(business) });
  const differs = (name: string, one: object, other: object): boolean =>
    new Map(Object.entries(one)).get(name) !== new Map(Object.entries(other)).get(name);
  const lines = Object.entries(business).filter(([name]) => differs(name, shown.business, wanted.business));
  return {
    ...Object.fromEntries(Object.entries(names).filter(([name]) => differs(name, shown, wanted))),
    ...(lines.length > 0 && { business: Object.fromEntries(lines) }),
  };
}

/** Tells whether two states of a profile say the same in every field of `profileForm` but the logo, which is sent apart. */
export function isSameInForm(one: FormProfile, other: FormProfile): boolean {
  return JSON.stringify(profileFormInput(one)) === JSON.stringify(profileFormInput(other));
}
