import type * as v from "valibot";
import { type Reading, textField } from "./textField.ts";

/** Longest first or last name, in UTF-16 units. */
export const PERSON_NAME_MAX = 60;

/** Letters of any script with their marks and joiners, and what stands between them: « Jean-Noël », « d’Astorg », « Smith Jr. ». */
const NAME = /^(?:[\p{L}\p{M} '’ʼ.·\u2010\u2011-]|\u200C|\u200D)+$/u;

function readName(name: string): Reading<string> {
  if (name.length > PERSON_NAME_MAX) {
    return { problem: `${PERSON_NAME_MAX} caractères au plus.` };
  }
  if (!NAME.test(name)) {
    return { problem: "Utilisez des lettres, des espaces, des apostrophes et des traits d’union." };
  }
  return /\p{L}/u.test(name) ? { value: name } : { problem: "Un nom contient au moins une lettre." };
}

/**
 * A first or last name: 1 to 60 letters of any script, spaces, apostrophes, hyphens, dots.
 * Digits and symbols are refused; case and accents stay as typed.
 * @param missing what to say when it is empty
 */
/* @__NO_SIDE_EFFECTS__ */
export function personNameField(missing: string): v.GenericSchema<string, string> {
  return textField(missing, readName);
}

/** A first name. */
export const firstnameField = personNameField("Saisissez le prénom.");

/** A last name. */
export const lastnameField = personNameField("Saisissez le nom.");
