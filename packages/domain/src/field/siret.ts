import { NO_BREAK_SPACE } from "../text/signs.ts";
import { typeset } from "../text/typeset.ts";
import { satisfiesLuhn } from "./luhn.ts";
import { type Reading, textField } from "./textField.ts";

/** The company whose establishments are too many for Luhn's formula. */
const LA_POSTE_SIREN = "356000000";

/** The digits of a number that people write with spaces, dots or hyphens; any other sign stays. */
function withoutSeparators(line: string): string {
  return line.replace(/[\s.\u2010\u2011-]/gu, "");
}

/** Tells whether nine digits are the number of a French company (INSEE: nine digits, Luhn's formula). */
export function isSiren(digits: string): boolean {
  return /^\d{9}$/u.test(digits) && !/^0+$/u.test(digits) && satisfiesLuhn(digits);
}

/**
 * Tells whether fourteen digits are the number of a French establishment: a SIREN, then five digits, and Luhn's formula
 * over all fourteen. Establishments of La Poste satisfy another rule, the sum of their digits is a multiple of 5
 * (INSEE; the head office satisfies Luhn's).
 */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/u.test(digits) || !isSiren(digits.slice(0, 9))) return false;
  if (satisfiesLuhn(digits)) return true;
  const sum = Array.from(digits, Number).reduce((total, digit) => total + digit, 0);
  return digits.startsWith(LA_POSTE_SIREN) && sum % 5 === 0;
}

function readNumber(
  line: string,
  { length, name, holds }: { length: number; name: string; holds: (digits: string) => boolean },
): Reading<string> {
  const digits = withoutSeparators(line);
  if (!/^\d+$/u.test(digits)) return { problem: `Un numéro ${name} ne contient que des chiffres.` };
  if (digits.length !== length) {
    return { problem: typeset(`Un numéro ${name} compte ${length} chiffres : ici, ${digits.length}.`) };
  }
  return holds(digits)
    ? { value: digits }
    : { problem: `Ce numéro ${name} n’existe pas. Vérifiez les chiffres.` };
}

/** A SIRET number; gives its fourteen digits. */
export const siretField = textField("Saisissez le numéro SIRET.", (line) =>
  readNumber(line, { length: 14, name: "SIRET", holds: isSiret }),
);

/** A SIREN as it is printed, with no-break spaces: « 732 829 320 ». */
export function formatSiren(siren: string): string {
  return siren.replace(/(\d{3})(?=\d)/gu, `$1${NO_BREAK_SPACE}`);
}

/** A SIRET as it is printed, with no-break spaces: « 732 829 320 00074 ». */
export function formatSiret(siret: string): string {
  return `${formatSiren(siret.slice(0, 9))}${NO_BREAK_SPACE}${siret.slice(9)}`;
}
