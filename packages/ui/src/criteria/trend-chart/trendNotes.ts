/** Place of the words of a note. */
export interface NotePlace {
  readonly x: number;
  readonly side: "start" | "end";
  /** Counts the lines above the plot, the highest first. */
  readonly row: number;
}

/** Room for the words of a note, as the style sheet limits them. */
const NOTE_WIDTH = 0.45;
/** Lines of words above a plot at most: more would push the plot off the screen. */
const MOST_ROWS = 6;

/**
 * Words stand after their line, or before it near the end; those that would touch take the next row. A note for which no
 * row is left has no place: `null`.
 */
export function placeNotes(
  places: readonly number[],
  width = NOTE_WIDTH,
  mostRows = MOST_ROWS,
): (NotePlace | null)[] {
  const rows: { readonly start: number; readonly end: number }[][] = [];
  return places.map((x) => {
    const side = x > 1 - width ? "end" : "start";
    const [start, end] = side === "end" ? [x - width, x] : [x, x + width];
    // A row holds the few words that fit beside each other: looking for a free one takes the same time for every note.
    const free = rows.findIndex((row) => row.every((other) => other.end <= start || end <= other.start));
    if (free === -1 && rows.length >= mostRows) return null;
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), { start, end }];
    return { x, side, row };
  });
}
