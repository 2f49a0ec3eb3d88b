import { foldText } from "../../foundations/internal/foldText.ts";

export interface MergedTags {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Words that were there already, but for case and accents. */
  readonly duplicates: readonly string[];
  /** Words beyond the limit. */
  readonly refused: readonly string[];
}

/** Holds what ends a word, typed or pasted: a comma, a semicolon, a tab or the end of a line. */
export const tagSeparator = /[,;\t\n\r]+/u;

/**
 * Adds the words of `text` to `tags`: split at each separator, spaces tidied, those already there left out.
 * @param maxCount most words in the whole list
 */
export function mergeTags(
  tags: readonly string[],
  text: string,
  maxCount = Number.POSITIVE_INFINITY,
): MergedTags {
  const result = [...tags];
  const known = new Set(tags.map(foldText));
  const added: string[] = [];
  const duplicates: string[] = [];
  const refused: string[] = [];
  for (const piece of text.split(tagSeparator)) {
    const word = piece.replaceAll(/\s+/gu, " ").trim();
    const folded = foldText(word);
    if (folded === "") continue;
    if (known.has(folded)) duplicates.push(word);
    else if (result.length >= maxCount) refused.push(word);
    else {
      known.add(folded);
      result.push(word);
      added.push(word);
    }
  }
  return { tags: result, added, duplicates, refused };
}
