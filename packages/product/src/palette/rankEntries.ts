import { matchText, type TextMatch } from "./matchText.ts";

/** Something that the palette can find. */
export interface PaletteEntry {
  /** Unique in the palette: `customer:c1`. */
  readonly id: string;
  /** The words that are shown and searched. */
  readonly label: string;
  /** Words that it is found by besides, which are not shown: an e-mail address, another name of a page. */
  readonly keywords?: string | undefined;
}

/** An entry that was found. */
export interface FoundEntry<Entry extends PaletteEntry> {
  readonly entry: Entry;
  /** The letters of its label that match. */
  readonly ranges: TextMatch["ranges"];
  /** True when no word begins with what is typed: it is met inside one. */
  readonly isInside: boolean;
}

/** Gives how good a match is, 0 the best. */
const placeRank = { beginning: 0, word: 1, inside: 3 } as const;

/** An entry that only its hidden words match: after the words that begin, before letters inside a word. */
const KEYWORDS_RANK = 2;

/**
 * Finds the entries that hold every word that is typed, the best first: where the label begins with it, where words of it do,
 * where hidden words do, then inside words. Among those where a word begins, what was opened last comes first; then the given
 * order counts.
 * @param recents ids of what was opened, the latest first
 */
export function rankEntries<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  typed: string,
  recents: readonly string[] = [],
): readonly FoundEntry<Entry>[] {
  const age = new Map(recents.map((id, index) => [id, index]));
  const ranked = entries.flatMap((entry) => {
    const found = findEntry(entry, typed);
    return found === null ? [] : [{ ...found, age: age.get(entry.id) ?? Number.POSITIVE_INFINITY }];
  });
  return ranked
    .toSorted((one, other) => {
      const isInside = one.rank === placeRank.inside || other.rank === placeRank.inside;
      if (isInside && one.rank !== other.rank) return one.rank - other.rank;
      return compareAges(one.age, other.age) || one.rank - other.rank;
    })
    .map(({ entry, ranges, rank }) => ({ entry, ranges, isInside: rank === placeRank.inside }));
}

function compareAges(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function findEntry<Entry extends PaletteEntry>(
  entry: Entry,
  typed: string,
): (Omit<FoundEntry<Entry>, "isInside"> & { readonly rank: number }) | null {
  const match = matchText(entry.label, typed);
  if (match !== null) return { entry, ranges: match.ranges, rank: placeRank[match.place] };
  const { keywords = "" } = entry;
  const hidden = matchText(`${keywords} ${entry.label}`, typed);
  return hidden === null || hidden.place === "inside" ? null : { entry, ranges: [], rank: KEYWORDS_RANK };
}
