import { foldText } from "@carnation/domain/text";

/** Count of letters of a word that are stored: a longer word is found by its beginning. */
const WORD_MAX = 12;

/** Count of words of a record that are stored, the first ones. */
const WORDS_MAX = 20;

/** Count of letters of each word that a pair of words is stored with. */
const PAIR_LETTERS = 3;

/** Length of a sort key, in characters: an index holds no longer texts than 1500 bytes. */
const SORT_KEY_MAX = 200;

/** Digits of a number in a sort key: « Morel 9 » stands before « Morel 10 ». */
const NUMBER_DIGITS = 8;

/** The fields by which the server finds a stored record and puts it in order. */
export interface SearchFields {
  /** For `array-contains`: what `searchKeyOf` makes of a search is one of them when the record may match. */
  readonly search_keys: readonly string[];
  /** For `orderBy`: the order of the alphabet, without case and accents. */
  readonly sort_key: string;
}

/**
 * Makes the search fields of a record.
 * @param name text that it is listed by, in the order of the words of the list: « Morel Anaïs »
 * @param others texts that it is found by besides: its company, its e-mail address
 */
export function searchFields(name: string, ...others: readonly string[]): SearchFields {
  const sorted = wordsOf(name).map((word) => word.replaceAll(/\d+/gu, (digits) => padded(digits)));
  return {
    search_keys: searchKeys(name, ...others),
    sort_key: beginning(sorted.join(" "), SORT_KEY_MAX),
  };
}

/**
 * Gives the keys of some texts: every beginning of each word, and for every two words the beginnings of both, so that a name
 * and a first name are found together without reading all who have one of them. 20 words at most: 430 keys at most, some
 * 35 for a person.
 */
export function searchKeys(...texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(wordsOf))].slice(0, WORDS_MAX);
  const beginnings = words.flatMap((word) => [...word].map((_sign, index) => beginning(word, index + 1)));
  const pairs = words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => pairKey(one, other) ?? []),
  );
  return [...new Set([...beginnings, ...pairs])];
}

/**
 * Gives the key that every record has which holds words with all the beginnings that are typed; others may have it, too: what
 * it finds is searched again. Of several words it is the pair of the two that tell most, or a number of more
 * digits than a pair holds.
 * @returns null when no letter and no digit is typed
 */
export function searchKeyOf(typed: string): string | null {
  const all = [...new Set(wordsOf(typed))];
  // « mar martin » may be typed of one word.
  const words = all
    .filter((word) => !all.some((other) => other !== word && other.startsWith(word)))
    .toSorted(byMeaning);
  const [first = null, second = null] = words;
  if (first === null || second === null || isLongNumber(first)) return first;
  return pairKey(first, second) ?? first;
}

/** Tells whether the beginning of an e-mail address is typed: a hyphen or a full stop stands in names, too. */
export function isSearchEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]*$/u.test(typed.trim());
}

/** A number tells most, then the longest word. */
function byMeaning(one: string, other: string): number {
  const hasDigit = (word: string): number => (/\d/u.test(word) ? 1 : 0);
  return hasDigit(other) - hasDigit(one) || other.length - one.length;
}

const isLongNumber = (word: string): boolean => word.length > PAIR_LETTERS && /^\d+$/u.test(word);

/** The beginnings of two words in the order of the alphabet; null when one is too short. */
function pairKey(one: string, other: string): string | null {
  const pair = [one, other].map((word) => beginning(word, PAIR_LETTERS));
  return pair.some((part) => [...part].length < PAIR_LETTERS) ? null : pair.toSorted().join(" ");
}

function padded(digits: string): string {
  return digits.padStart(NUMBER_DIGITS, "0");
}

/** The words of a text, folded: an apostrophe, a hyphen and every other sign stand between two words. */
function wordsOf(text: string): readonly string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => beginning(word, WORD_MAX));
}

/** The first signs of a text; half a sign of another plane is none, and no store keeps it. */
function beginning(text: string, length: number): string {
  return [...text].slice(0, length).join("");
}
