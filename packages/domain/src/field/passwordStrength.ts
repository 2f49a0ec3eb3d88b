import { foldText } from "../text/foldText.ts";
import { commonPasswordWords } from "./commonPasswordWords.ts";
import { canonicalEmail } from "./email.ts";

/** Rows of keys, French and English, and the alphabet: neighbours in either direction are no secret. */
const ROWS = [
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
];

/** From how many neighbours on a run counts. */
const RUN = 4;

/** Smallest rest of a password without what can be guessed, in characters. */
const UNGUESSED = 6;

/** From this length on, common words do no harm: a phrase of a few words is a good password (CNIL, deliberation 2022-100). */
const PASSPHRASE_LENGTH = 20;

/** Count of how many different characters a password has at least. */
const DISTINCT = 5;

/** Every run of neighbours, in both directions. */
function keyRuns(): readonly string[] {
  return ROWS.flatMap((row) => [row, Array.from(row).reverse().join("")]).flatMap((row) =>
    Array.from({ length: row.length - RUN + 1 }, (_, start) => row.slice(start, start + RUN)),
  );
}

/** A text whose clever signs are the letters that they stand for. */
function undisguised(text: string): string {
  return text
    .replaceAll("0", "o")
    .replaceAll("1", "i")
    .replaceAll("3", "e")
    .replaceAll("@", "a")
    .replaceAll("$", "s");
}

/** Counts how many characters, spaces aside, belong to none of the parts. */
function leftOver(text: string, parts: readonly string[]): number {
  const covered = new Set<number>();
  for (const part of parts) {
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
      for (let index = at; index < at + part.length; index += 1) covered.add(index);
    }
  }
  return text.split("").filter((sign, index) => sign !== " " && !covered.has(index)).length;
}

/** Tells whether a text is one piece over and over: « aaaaaaaaaaaa », « soleil3soleil3 », or has hardly any other sign. */
function isRepetition(text: string): boolean {
  if (new Set(text).size < DISTINCT) return true;
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return periods.some((period) => text.startsWith(text.slice(period)));
}

/** Tells whether a password is among the ones that are tried first: common words, runs of keys, repetitions, years. */
export function isCommonPassword(password: string): boolean {
  const text = foldText(password);
  if (isRepetition(text)) return true;
  const years = text.match(/(?:19|20)\d\d/gu) ?? [];
  const words = commonPasswordWords.flatMap((line) => line.split(" "));
  const guessed =
    password.length < PASSPHRASE_LENGTH ? [...words, ...keyRuns(), ...years] : [...keyRuns(), ...years];
  return Math.min(leftOver(text, guessed), leftOver(undisguised(text), guessed)) < UNGUESSED;
}

/** Tells whether a password is the account's own address, or the parts of that address and little else. */
export function isOwnEmail(password: string, email: string): boolean {
  const address = foldText(canonicalEmail(email));
  const parts = [address, ...address.split(/[@.+_-]/u)].filter((part) => part.length >= RUN);
  return parts.length > 0 && leftOver(foldText(password), parts) < UNGUESSED;
}
