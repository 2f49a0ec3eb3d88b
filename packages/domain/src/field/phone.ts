import { NO_BREAK_SPACE } from "../text/signs.ts";
import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/**
 * The country code of each French numbering plan by the national numbers that it covers (Arcep, decision 2018-0881):
 * Réunion and Mayotte, Guadeloupe with Saint-Martin and Saint-Barthélemy, Guyane, Martinique. Everything else is 33.
 */
const overseasCodes: readonly (readonly [code: string, national: RegExp])[] = [
  ["262", /^0(?:262|263|269|639|692|693)/u],
  ["590", /^0(?:590|690|691)/u],
  ["594", /^0(?:594|694)/u],
  ["596", /^0(?:596|696|697)/u],
];

/** Country codes of one and two digits (ITU-T E.164, list of assigned codes); all others have three. */
const SHORT_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u;

/** A French national number of ten digits in E.164. */
function frenchNumber(national: string): string {
  const code = overseasCodes.find(([, pattern]) => pattern.test(national))?.[0] ?? "33";
  return `+${code}${national.slice(1)}`;
}

/** Gives what was typed as E.164 or as a French national number: « +33 (0)6… », « 0033 6… » and « +33 06… » are all heard. */
function compact(line: string): string {
  return line
    .replace(/^tel:/iu, "")
    .replace(/\(0\)/gu, "")
    .replace(/[\s().\u2010-\u2015/-]/gu, "")
    .replace(/^00/u, "+")
    .replace(/^33(?=[1-9]\d{8}$)/u, "+33")
    .replace(/^\+330?(?=[1-9]\d{8}$)/u, "0")
    .replace(/^(\+(?:262|590|594|596))0(?=[1-9]\d{8}$)/u, "$1");
}

/** A telephone number, French (overseas included) or foreign with its + and country code; gives E.164: « +33612345678 ». */
export const phoneField = textField("Saisissez le numéro de téléphone.", (line) => {
  const number = compact(line);
  if (!/^\+?\d+$/u.test(number)) {
    return {
      problem: typeset("Un numéro de téléphone ne contient que des chiffres. Exemple : 06 12 34 56 78"),
    };
  }
  if (number.startsWith("+")) {
    if (/^\+(?!33)[1-9]\d{6,14}$/u.test(number)) return { value: number };
    return { problem: "Ce numéro n’existe pas. Vérifiez l’indicatif du pays et les chiffres." };
  }
  return /^0[1-9]\d{8}$/u.test(number)
    ? { value: frenchNumber(number) }
    : {
        problem: typeset(
          "Un numéro français compte dix chiffres. Pour un autre pays, commencez par + et son indicatif : +32 475 12 34 56",
        ),
      };
});

/** Pairs of digits, three in the first group when their number is odd: « 475 12 34 56 ». */
function inPairs(digits: string): string {
  return digits.replace(/(?<=\d{2})(?=(?:\d{2})+$)/gu, NO_BREAK_SPACE);
}

/**
 * A number in E.164 as it is read in France, with no-break spaces: « 06 12 34 56 78 », « +32 475 12 34 56 »,
 * « +1 202 555 0123 ». What is no such number is given back as it is: no digit is ever moved.
 */
export function formatPhone(number: string): string {
  if (!/^\+[1-9]\d{3,14}$/u.test(number)) return number;
  const national = number.replace(/^\+(?:33|262|590|594|596)/u, "0");
  if (frenchNumber(national) === number) return national.replace(/\d{2}(?=\d)/gu, `$&${NO_BREAK_SPACE}`);
  const digits = number.slice(1);
  const code = SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(code.length);
  const groups =
    code === "1"
      ? rest.replace(/^(\d{3})(\d{3})(?=\d)/u, `$1${NO_BREAK_SPACE}$2${NO_BREAK_SPACE}`)
      : inPairs(rest);
  return `+${code}${NO_BREAK_SPACE}${groups}`;
}
