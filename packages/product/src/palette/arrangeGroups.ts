/** Rows of a group at most. */
export const PALETTE_ROWS = 5;

/** Places that are kept for rows that are searched elsewhere, at most. */
const PENDING_ROWS = 2;

/** A group as it is found, before its places are given. */
export interface FoundGroup<Row> {
  readonly id: string;
  /** Rows that were found, the best first. */
  readonly rows: readonly Row[];
  /** True while more may come. */
  readonly isPending: boolean;
}

/** A group as it is shown. */
export interface ArrangedGroup<Row> {
  readonly id: string;
  readonly items: readonly Row[];
  /** Places kept for rows to come. */
  readonly pending: number;
  /** Places that stay empty although nothing comes any more. */
  readonly vacant: number;
}

/**
 * Gives the groups their rows and places. Of the same text, rows that were shown stay where they are: a group in which
 * others come takes the places that it kept, and fewer leave theirs empty while rows stand under them.
 * @param shown groups as they were shown last for the same text; none for another one
 */
export function arrangeGroups<Row extends { readonly id: string }>(
  found: readonly FoundGroup<Row>[],
  shown: readonly ArrangedGroup<Row>[] = [],
): readonly ArrangedGroup<Row>[] {
  return found.flatMap(({ id, rows, isPending }) => {
    const before = shown.find((group) => group.id === id);
    const last = shown.findLast(({ items }) => items.length > 0);
    // What stands under the last row that is shown moves nothing.
    const isBound = before !== undefined && last !== undefined && shown.indexOf(before) < shown.indexOf(last);
    const places = isBound ? before.items.length + before.pending + before.vacant : PALETTE_ROWS;
    // A group that was not there would push the others down: it waits for the next letter.
    const isLate =
      before === undefined &&
      shown.some((group) => comesAfter(found, group.id, id) && group.items.length > 0);
    if (isLate) return [];
    const items = keepOrder(rows, before?.items ?? []).slice(0, Math.min(PALETTE_ROWS, places));
    const pending = isPending ? Math.min(PENDING_ROWS, places - items.length) : 0;
    const vacant = isBound ? places - items.length - pending : 0;
    return items.length + pending + vacant === 0 ? [] : [{ id, items, pending, vacant }];
  });
}

function comesAfter(found: readonly { readonly id: string }[], one: string, other: string): boolean {
  const place = (id: string): number => found.findIndex((group) => group.id === id);
  return place(one) > place(other);
}

/** The rows with those that were shown first, as they were shown. */
function keepOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  shown: readonly Row[],
): readonly Row[] {
  const kept = shown.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...rows.filter(({ id }) => !ids.has(id))];
}
