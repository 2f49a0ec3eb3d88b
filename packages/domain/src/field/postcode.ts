import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/**
 * The five digits of France and Monaco: departments 01 to 95, Corsica (200 to 206), the overseas departments and
 * collectivities (971 to 978, 984, 986 to 988) and Monaco (980).
 */
const FRENCH = /^(?:0[1-9]|1\d|20[0-6]|2[1-9]|[3-8]\d|9[0-5]|97[1-8]|98[04678])\d+$/u;

/** Tells whether five digits can be a French postcode. */
export function isFrenchPostcode(postcode: string): boolean {
  return /^\d{5}$/u.test(postcode) && FRENCH.test(postcode);
}

/** A postcode of France or Monaco; gives its five digits. « F-75011 » and « 75 011 » are understood. */
export const postcodeField = textField("Saisissez le code postal.", (line) => {
  const digits = line.replace(/^FR?[\s-]*(?=\d)/iu, "").replace(/[\s.]/gu, "");
  if (!/^\d{5}$/u.test(digits)) {
    return { problem: typeset("Un code postal compte cinq chiffres. Exemple : 75011") };
  }
  return isFrenchPostcode(digits) ? { value: digits } : { problem: "Ce code postal n’existe pas." };
});
