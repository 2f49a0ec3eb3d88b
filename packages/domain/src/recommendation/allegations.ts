import { plural } from "../format/countFormat.ts";
import { foldText } from "../text/foldText.ts";
import { typeset } from "../text/typeset.ts";

/**
 * Holds what a cosmetic text must not claim (MARKET P2), folded. Words that differ by an accent only are the same here:
 * « soigné » is found with « soigne », for a person to judge.
 */
const forbidden: readonly RegExp[] = [
  /^gueri(?:r|e|s|es|t|son|sons|ssent|ssez|ssant)?$/u,
  /^soign(?:er|e|es|ent|ez|ant)$/u,
  /^trait(?:er|e|es|ee|ees|ent|ez|ant|ement|ements)$/u,
  /^cicatris(?:er|e|ent|ant|ante|ants|antes|ation)$/u,
  /^anti ?inflammatoires?$/u,
  /^(?:eczemas?|psoriasis|rosacee|dermatites?|herpes|maladies?|pathologies?)$/u,
  /^medica(?:l|le|les|ux|ment|ments|menteux)$/u,
  /^(?:therapeutiques?|therapies?|curati(?:f|fs|ve|ves))$/u,
  /^(?:patiente?s?|ordonnances?)$/u,
];

const claims = new RegExp(forbidden.map(({ source }) => source).join("|"), "u");

/** Sending somebody to a doctor is no claim. */
const allowed = /^(?:avis|conseils?|suivi) medica(?:l|ux)$/u;

/** Holds what a word must be for two of them to be one expression: next to each other, or joined by a hyphen. */
const joint = /^[\s\u2010\u2011-]+$/u;

const words = /[\p{L}\p{M}]+/gu;

/** A word of a text that claims more than a cosmetic may. */
export interface Allegation {
  /** The word as it is written. */
  readonly word: string;
  /** Start in the text, in UTF-16 units. */
  readonly index: number;
}

/**
 * The words of a text that claim more than a cosmetic may, in their order: healing, caring for a disease, medicine.
 * Whole words only, whatever their case and accents. They are a reason to warn, not to refuse.
 */
export function allegationsIn(text: string): Allegation[] {
  const found: Allegation[] = [];
  const foldedWords = new Map<string, string>();
  const fold = (word: string): string => {
    const known = foldedWords.get(word) ?? foldText(word);
    foldedWords.set(word, known);
    return known;
  };
  let previous: { readonly single: Allegation; readonly folded: string } | null = null;
  for (const { 0: word, index } of text.matchAll(words)) {
    const single: Allegation = { word, index };
    const folded = fold(word);
    const pair: Allegation | null = previous && expression(text, previous.single, single);
    const foldedPair = pair && previous ? `${previous.folded} ${folded}` : "";
    if (pair && isForbidden(foldedPair)) found.push(pair);
    else if (isForbidden(folded) && !allowed.test(foldedPair)) found.push(single);
    previous = { single, folded };
  }
  return found;
}

function isForbidden(folded: string): boolean {
  return claims.test(folded);
}

/** Two words as one piece of the text; null when anything but a space or a hyphen parts them. */
function expression(text: string, first: Allegation, second: Allegation): Allegation | null {
  const between = text.slice(first.index + first.word.length, second.index);
  if (!joint.test(between)) return null;
  return { word: text.slice(first.index, second.index + second.word.length), index: first.index };
}

/** Gives what a form says under a text with allegations; null when it has none. Each word is named once. */
export function allegationWarning(text: string): string | null {
  const named = new Map(allegationsIn(text).map(({ word }) => [foldText(word), word]));
  if (named.size === 0) return null;
  const quoted = [...named.values()].map((word) => `« ${word} »`).join(", ");
  const verb = plural(named.size, "promet", "promettent");
  return typeset(
    `${quoted} ${verb} plus qu’un soin cosmétique ne peut : décrivez plutôt l’effet visible sur la peau.`,
  );
}
