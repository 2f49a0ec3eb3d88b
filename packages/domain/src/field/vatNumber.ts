import { NO_BREAK_SPACE } from "../text/signs.ts";
import { typeset } from "../text/typeset.ts";
import { formatSiren, isSiren } from "./siret.ts";
import { textField } from "./textField.ts";

/**
 * Holds what follows the two letters of the country, for every member state (European Commission, VIES, "VAT number
 * structure") and for Northern Ireland, which is `XI`. Greece is `EL`.
 */
const structures: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/u,
  BE: /^[01]\d{9}$/u,
  BG: /^\d{9,10}$/u,
  CY: /^\d{8}[A-Z]$/u,
  CZ: /^\d{8,10}$/u,
  DE: /^\d{9}$/u,
  DK: /^\d{8}$/u,
  EE: /^\d{9}$/u,
  EL: /^\d{9}$/u,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/u,
  FI: /^\d{8}$/u,
  FR: /^[\dA-HJ-NP-Z]{2}\d{9}$/u,
  HR: /^\d{11}$/u,
  HU: /^\d{8}$/u,
  IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/u,
  IT: /^\d{11}$/u,
  LT: /^(?:\d{9}|\d{12})$/u,
  LU: /^\d{8}$/u,
  LV: /^\d{11}$/u,
  MT: /^\d{8}$/u,
  NL: /^[A-Z\d+*]{12}$/u,
  PL: /^\d{10}$/u,
  PT: /^\d{9}$/u,
  RO: /^\d{2,10}$/u,
  SE: /^\d{12}$/u,
  SI: /^\d{8}$/u,
  SK: /^\d{10}$/u,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u,
};

/** The digits and letters of a French key, in the order in which the formula counts them: no I, no O. */
const KEY_SIGNS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Tells whether the two signs in front of a SIREN are its key. Digits: (12 + 3 × (SIREN mod 97)) mod 97 (BOFiP
 * BOI-TVA-DECLA-20-10-40). With a letter, the newer key: its rank k satisfies (SIREN + 1 + ⌊k / 11⌋) ≡ k (mod 11).
 */
function keyMatches(key: string, siren: string): boolean {
  const number = Number(siren);
  if (/^\d\d$/u.test(key)) return Number(key) === digitKey(number);
  const first = KEY_SIGNS.indexOf(key.charAt(0));
  const second = KEY_SIGNS.indexOf(key.charAt(1));
  const rank = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (number + 1 + Math.floor(rank / 11)) % 11 === rank % 11;
}

function digitKey(siren: number): number {
  return (12 + 3 * (siren % 97)) % 97;
}

/**
 * The VAT number that the French administration gives a company by default: its key in digits, then its SIREN. A company
 * may have another one: whoever it is of reads it over.
 * @param siret a SIRET or SIREN in digits alone
 * @returns null for what does not begin with a SIREN
 */
export function usualVatNumber(siret: string): string | null {
  const siren = siret.slice(0, 9);
  return isSiren(siren) ? `FR${String(digitKey(Number(siren))).padStart(2, "0")}${siren}` : null;
}

/** Tells whether a canonical number (« FR40303265045 ») is a VAT number; French ones by their key, others by their structure. */
export function isVatNumber(number: string): boolean {
  const rest = number.slice(2);
  if (!structures[number.slice(0, 2)]?.test(rest)) return false;
  if (!number.startsWith("FR")) return true;
  const siren = rest.slice(2);
  // Companies of Monaco have a French VAT number over a number that is no SIREN and begins with three zeros.
  return (siren.startsWith("000") || isSiren(siren)) && keyMatches(rest.slice(0, 2), siren);
}

/** An intra-Community VAT number; gives it in capitals without spaces: « FR40303265045 ». Greece may be written GR. */
export const vatNumberField = textField("Saisissez le numéro de TVA.", (line) => {
  const number = line
    .toUpperCase()
    .replace(/[\s.\u2010\u2011-]/gu, "")
    .replace(/^GR/u, "EL");
  const country = number.slice(0, 2);
  if (!Object.hasOwn(structures, country)) {
    return {
      problem: typeset("Un numéro de TVA commence par les deux lettres du pays. Exemple : FR 40 303 265 045"),
    };
  }
  return isVatNumber(number)
    ? { value: number }
    : { problem: "Ce numéro de TVA n’existe pas. Vérifiez les lettres et les chiffres." };
});

/** A VAT number as it is printed, with no-break spaces: « FR 40 303 265 045 », « DE 123456789 ». */
export function formatVatNumber(number: string): string {
  const country = number.slice(0, 2);
  const rest = country === "FR" ? [number.slice(2, 4), formatSiren(number.slice(4))] : [number.slice(2)];
  return [country, ...rest].join(NO_BREAK_SPACE);
}
