/** A rendered row's place in the whole list, in pixels from its start. */
export interface RowPlace {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Describes what stands in the body: a row, or the height of the rows that are not rendered. */
export type RowSlot =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "gap"; readonly key: string; readonly height: number };

/** Rows in their order, with a gap wherever some are missing, so that all together they are `total` pixels high. */
export function rowSlots(places: readonly RowPlace[], total: number): readonly RowSlot[] {
  const slots: RowSlot[] = [];
  let reached = 0;
  for (const { index, start, end } of places) {
    if (start > reached) slots.push({ kind: "gap", key: `before-${index}`, height: start - reached });
    slots.push({ kind: "row", index });
    reached = end;
  }
  if (total > reached) slots.push({ kind: "gap", key: "after", height: total - reached });
  return slots;
}

/** Indexes to render: the window, and the row that has the focus with its neighbours, so that Tab goes on. */
export function withFocusedRow(
  window: readonly number[],
  focused: number | undefined,
  count: number,
): number[] {
  if (focused === undefined) return [...window];
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...window, ...kept])].toSorted((a, b) => a - b);
}
