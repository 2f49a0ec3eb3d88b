import type { FoundGroup } from "./arrangeGroups.ts";
import type { TextMatch } from "./matchText.ts";
import { nearestEntry } from "./nearestEntry.ts";
import { type PaletteEntry, rankEntries } from "./rankEntries.ts";

/** Rows that one group of the palette can show. */
export interface PaletteSource<Row extends PaletteEntry> {
  readonly id: string;
  /** Rows in the order that counts among equals. */
  readonly rows: readonly Row[];
  /** True while more rows may come. */
  readonly isPending: boolean;
}

/** A row that was found, with the letters that match. */
export type FoundRow<Row extends PaletteEntry> = Row & { readonly matches: TextMatch["ranges"] };

/** Rows of a text, by group. */
export interface PaletteSearch<Row extends PaletteEntry> {
  /** The groups in the order of the sources. */
  readonly groups: readonly FoundGroup<FoundRow<Row>>[];
  /** True when nothing was found, and nothing is searched any more. */
  readonly isEmpty: boolean;
  /** The row whose words are nearest to the text; null unless nothing was found. */
  readonly nearest: Row | null;
}

/**
 * Finds the rows for what is typed.
 * @param recents ids of what was opened, the latest first
 */
export function searchPalette<Row extends PaletteEntry>(
  sources: readonly PaletteSource<Row>[],
  typed: string,
  recents: readonly string[],
): PaletteSearch<Row> {
  const ranked = sources.map((source) => rankEntries(source.rows, typed, recents));
  const isWordFound = ranked.some((found) => found.some(({ isInside }) => !isInside));
  const groups = sources.map(({ id, isPending }, index) => {
    const found = ranked[index] ?? [];
    // « ser » means « Sérum » and not « composer »: a group of such rows would stand above, and its first row be chosen.
    const isWeak = isWordFound && found.every(({ isInside }) => isInside);
    const rows = isWeak ? [] : found.map(({ entry, ranges }) => ({ ...entry, matches: ranges }));
    return { id, isPending, rows };
  });
  const isEmpty = groups.every(({ rows, isPending }) => rows.length === 0 && !isPending);
  const nearest = isEmpty
    ? nearestEntry(
        sources.flatMap(({ rows }) => rows),
        typed,
      )
    : null;
  return { groups, isEmpty, nearest };
}

/** Gives the rows that were opened last, the latest first; those that are not there any more are left out. */
export function recentRows<Row extends PaletteEntry>(
  sources: readonly PaletteSource<Row>[],
  recents: readonly string[],
): readonly Row[] {
  const rows = new Map(sources.flatMap((source) => source.rows.map((row) => [row.id, row] as const)));
  return recents.flatMap((id) => rows.get(id) ?? []);
}
