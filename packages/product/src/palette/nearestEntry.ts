import { typedWords } from "./matchText.ts";
import type { PaletteEntry } from "./rankEntries.ts";

/** Shortest word that a slip is looked for in, in letters: of a shorter one everything is near. */
const WORD_MIN = 4;

/** Letters of a word for which one slip is allowed. */
const LETTERS_PER_SLIP = 4;

/**
 * Finds the entry whose words are nearest to what is typed, for a name that was mistyped: « rétinal » is near « Sérum rétinol ».
 * Every typed word must be near a word of the label.
 * @returns null where none is near
 */
export function nearestEntry<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  typed: string,
): Entry | null {
  const words = typedWords(typed);
  if (words.length === 0 || words.some((word) => word.length < WORD_MIN)) return null;
  let nearest: Entry | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const slips = slipsOf(words, typedWords(entry.label));
    if (slips < least) {
      least = slips;
      nearest = entry;
    }
  }
  return nearest;
}

/** Slips between the typed words and those of a label; infinite where a word is too far from all of them. */
function slipsOf(typed: readonly string[], label: readonly string[]): number {
  let sum = 0;
  for (const word of typed) {
    const allowed = Math.floor(word.length / LETTERS_PER_SLIP);
    const slips = Math.min(...label.map((other) => slipsBetween(word, other, allowed)));
    if (slips > allowed) return Number.POSITIVE_INFINITY;
    sum += slips;
  }
  return sum;
}

/**
 * Letters that were added, left out, changed, or swapped with the next one, between two words (optimal string alignment).
 * @param allowed words whose lengths differ by more are not looked at
 */
function slipsBetween(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
