import { formObject, otherEmailField, personNameField, phoneField } from "@carnation/domain/field";
import { clientMessages } from "@carnation/domain/internal/error";
import {
  birthYearField,
  choicesField,
  firstnameField,
  lastnameField,
  longTextField,
  optionalField,
  pictureChangeField,
  tickField,
} from "@carnation/domain/internal/field";
import * as v from "valibot";
import { type KnownCustomer, customerWithEmail } from "./customerEmail.ts";
import {
  type AgeDeclaration,
  type Guardian,
  guardianRelations,
  minorMessages,
  needsGuardian,
} from "./guardian.ts";

/** Longest notes about a client, in UTF-16 units. */
export const CUSTOMER_NOTES_MAX = 5000;

/** Describes what a form about a client is checked against. */
export interface CustomerFormContext {
  readonly now: Date;
  /** The professional's clients: their addresses are taken. */
  readonly customers: readonly KnownCustomer[];
}

/** A guardian as typed, complete or not. */
const typedGuardian = formObject({
  name: optionalField(personNameField(minorMessages.nameMissing)),
  relation: v.picklist(["", ...guardianRelations], minorMessages.relationMissing),
  consent: tickField,
});

/** A person whose guardian, if one is needed, is still to be checked. */
export interface TypedPerson extends AgeDeclaration {
  readonly guardian: v.InferOutput<typeof typedGuardian>;
}

/** The guardian to record; null for an adult, whatever stayed in the fields. */
export function guardianOf({ guardian, ...age }: TypedPerson, now: Date): Guardian | null {
  const { name, relation } = guardian;
  return needsGuardian(age, now) && name !== null && relation !== "" ? { name, relation } : null;
}

/** Holds what decides whether a guardian is needed. */
const age = [["birth_year"], ["of_age"]] as const;

/** The fields by themselves, before the guardian is checked against the age. */
/* @__NO_SIDE_EFFECTS__ */
function typedCustomer({ now, customers }: CustomerFormContext, own?: string) {
  return formObject({
    firstname: firstnameField,
    lastname: lastnameField,
    email: v.pipe(
      otherEmailField,
      v.check(
        (email) => customerWithEmail(customers, email, own) === null,
        clientMessages.customerEmailTaken,
      ),
    ),
    phone: optionalField(phoneField),
    birth_year: optionalField(birthYearField(now)),
    /** « La personne déclare avoir 18 ans révolus », asked in the year of the eighteenth birthday only. */
    of_age: tickField,
    notes: longTextField(CUSTOMER_NOTES_MAX),
    contraindications: choicesField,
    guardian: typedGuardian,
    picture: pictureChangeField,
  });
}

/**
 * The fields that adding and changing a client have in common, the guardian of a minor among them.
 * @param own id of the client being changed
 */
/* @__NO_SIDE_EFFECTS__ */
export function customerFields(context: CustomerFormContext, own?: string) {
  const { now } = context;
  return v.pipe(
    typedCustomer(context, own),
    v.forward(
      v.partialCheck(
        [...age, ["guardian", "name"]],
        ({ guardian, ...declared }) => !needsGuardian(declared, now) || guardian.name !== null,
        minorMessages.nameMissing,
      ),
      ["guardian", "name"],
    ),
    v.forward(
      v.partialCheck(
        [...age, ["guardian", "relation"]],
        ({ guardian, ...declared }) => !needsGuardian(declared, now) || guardian.relation !== "",
        minorMessages.relationMissing,
      ),
      ["guardian", "relation"],
    ),
    v.forward(
      v.partialCheck(
        [...age, ["guardian", "consent"]],
        ({ guardian, ...declared }) => !needsGuardian(declared, now) || guardian.consent,
        minorMessages.consentMissing,
      ),
      ["guardian", "consent"],
    ),
  );
}

/** The boxes that a client may leave empty. */
export const optionalConsents = formObject({
  email: tickField,
  communication: tickField,
  improvement: tickField,
});
