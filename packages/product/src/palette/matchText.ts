import { foldText } from "@carnation/domain/text";

/** Place where a text is met, the best first. */
export type MatchPlace = "beginning" | "word" | "inside";

/** A text that holds what is typed. */
export interface TextMatch {
  readonly place: MatchPlace;
  /** The letters of the text that match, as starts and ends in UTF-16 units; apart from each other, the first one first. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** A folded text, and for each of its units the place in the text that it comes from. */
interface FoldedText {
  readonly folded: string;
  readonly origins: readonly number[];
}

/** Folds a text sign by sign, so that what matches can be shown in the text as it is written. */
function foldWithOrigins(text: string): FoldedText {
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    // A word boundary is a space, whatever sign it is: « d’Astorg » holds the word « Astorg ».
    // Most signs need no folding but their case: a whole list is searched at every letter.
    const plain = /[\s'’\-–/.,(]/u.test(sign) ? " " : sign > "\u007F" ? foldText(sign) : sign.toLowerCase();
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    at += sign.length;
  }
  origins.push(at);
  return { folded, origins };
}

/** The words of what is typed, folded: each is looked for by itself. */
export function typedWords(typed: string): readonly string[] {
  return [...new Set(foldWithOrigins(typed).folded.split(" ").filter(Boolean))];
}

/** The place of a word in a folded text: at the beginning of a word before anywhere else; -1 where it is not. */
function indexOfWord(folded: string, word: string): number {
  if (folded.startsWith(word)) return 0;
  const atWord = folded.indexOf(` ${word}`);
  return atWord === -1 ? folded.indexOf(word) : atWord + 1;
}

/**
 * Finds what is typed in a text, whatever the case, the accents and the order of the words: every word of it must be there.
 * @returns null where a word is missing, or nothing is typed
 */
export function matchText(text: string, typed: string): TextMatch | null {
  const words = typedWords(typed);
  if (words.length === 0) return null;
  const { folded, origins } = foldWithOrigins(text);
  const found = words.map((word) => ({ word, index: indexOfWord(folded, word) }));
  if (found.some(({ index }) => index === -1)) return null;
  const startsWord = found.every(({ index }) => index === 0 || folded[index - 1] === " ");
  const isBeginning = found[0]?.index === 0 && startsWord;
  return {
    place: isBeginning ? "beginning" : startsWord ? "word" : "inside",
    ranges: rangesOf(found, origins),
  };
}

function rangesOf(
  found: readonly { readonly word: string; readonly index: number }[],
  origins: readonly number[],
): TextMatch["ranges"] {
  const ranges: [number, number][] = [];
  for (const { word, index } of found.toSorted((a, b) => a.index - b.index)) {
    const start = origins[index] ?? 0;
    // To the beginning of the sign after the last one that matches: a decomposed accent belongs to its letter.
    const last = origins[index + word.length - 1] ?? start;
    const end = origins.slice(index + word.length).find((origin) => origin > last) ?? last;
    const before = ranges.at(-1);
    if (before !== undefined && start < before[1]) before[1] = Math.max(before[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
