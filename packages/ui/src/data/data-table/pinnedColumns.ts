import type { DataTableColumn } from "./DataTableColumn.ts";

/** Columns of one side that can be kept in view: the sheet has a place for each, the checkboxes or the menus of rows among them. */
const MOST_PINNED = 4;

/** Columns in the order in which they are shown, and where those that stay in view stand. */
export interface PinnedColumns<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  /** The `data-pin` of a cell by the id of its column: « start-1 », and « edge » for the last before what scrolls. */
  readonly pins: Readonly<Record<string, string>>;
  /** The `data-pin` of the checkboxes. */
  readonly picks: string | undefined;
  /** The `data-pin` of the menus of rows. */
  readonly end: string | undefined;
}

interface PinOptions {
  readonly pinned: readonly string[];
  readonly selectable: boolean;
  readonly withEnd: boolean;
}

/**
 * Places the columns that stay in view: on their side, in their order. With one at the start the first column stays too, which says whose
 * row it is.
 */
export function pinColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { pinned, selectable, withEnd }: PinOptions,
): PinnedColumns<Row> {
  const wanted = new Set(Array.isArray(pinned) ? pinned : []);
  const [first, ...others] = columns;
  const kept = others.filter(({ id }) => wanted.has(id));
  const atEnd = kept.filter((column) => column.pinned === "end").slice(-MOST_PINNED);
  const atStart = kept.filter((column) => column.pinned !== "end").slice(0, MOST_PINNED);
  if (first === undefined || (kept.length === 0 && !wanted.has(first.id))) {
    return { columns, pins: {}, picks: undefined, end: undefined };
  }
  const moved = new Set([...atStart, ...atEnd]);
  const startIds = atStart.length > 0 || wanted.has(first.id) ? [first, ...atStart].map(({ id }) => id) : [];
  const endIds = atEnd.map(({ id }) => id).toReversed();
  const picks = selectable && startIds.length > 0 ? 1 : 0;
  const end = withEnd && endIds.length > 0 ? 1 : 0;
  const place = (side: "start" | "end", ids: readonly string[], before: number): [string, string][] =>
    ids.map((id, index) => [id, `${side}-${index + before}${index === ids.length - 1 ? " edge" : ""}`]);
  return {
    columns: [first, ...atStart, ...others.filter((column) => !moved.has(column)), ...atEnd],
    pins: Object.fromEntries([...place("start", startIds, picks), ...place("end", endIds, end)]),
    picks: picks ? "start-0" : undefined,
    end: end ? "end-0" : undefined,
  };
}
