/** After how many steps the work gives way: about a millisecond. */
const STEP = 500;

/** Up to how many rows are put in order at once. */
const RUN = 512;

interface Arrangement<Row> {
  /** Tells which rows stay. */
  readonly keeps: (row: Row) => boolean;
  /** Holds what they are ordered by, and how; `undefined` is last in both directions. Null leaves them as they come. */
  readonly order: {
    readonly valueOf: (row: Row) => string | number | undefined;
    readonly compare: (a: string | number, b: string | number) => number;
    readonly descending: boolean;
  } | null;
}

interface Entry<Row> {
  readonly row: Row;
  readonly value: string | number;
}

/**
 * Filters and sorts rows, giving way after each `yield`: ten thousand of them would otherwise hold up a frame. What is equal
 * stays in its order.
 */
export function* arrangeRows<Row>(
  rows: readonly Row[],
  { keeps, order }: Arrangement<Row>,
): Generator<void, readonly Row[], void> {
  const kept: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % STEP === STEP - 1) yield;
    if (keeps(row)) kept.push(row);
  }
  if (order === null) return kept;
  const none: Row[] = [];
  const entries: Entry<Row>[] = [];
  for (const [index, row] of kept.entries()) {
    if (index % STEP === STEP - 1) yield;
    const value = order.valueOf(row);
    if (value === undefined) none.push(row);
    else entries.push({ row, value });
  }
  const sign = order.descending ? -1 : 1;
  const compare = (a: Entry<Row>, b: Entry<Row>): number => sign * order.compare(a.value, b.value);
  let runs: Entry<Row>[][] = [];
  for (let start = 0; start < entries.length; start += RUN) {
    runs.push(entries.slice(start, start + RUN).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Entry<Row>[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = merged;
  }
  return [...(runs[0] ?? []).map(({ row }) => row), ...none];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[], void> {
  const merged: Item[] = [];
  let [l, r] = [0, 0];
  for (;;) {
    const [a, b] = [left[l], right[r]];
    if (a === undefined || b === undefined) return [...merged, ...left.slice(l), ...right.slice(r)];
    if (compare(a, b) <= 0) l += merged.push(a) && 1;
    else r += merged.push(b) && 1;
    if (merged.length % STEP === 0) yield;
  }
}

/** Does all of it now. */
export function atOnce<Result>(work: Generator<void, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Longest time that the work may hold the page at once, in milliseconds: half of a frame of 60 a second. */
const SLICE_MS = 8;

/** Does it in slices, between which the page is drawn. @returns what stops it */
export function inSlices<Result>(
  work: Generator<void, Result, void>,
  onDone: (result: Result) => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return onDone(step.value);
    } while (performance.now() < end);
    waiting = setTimeout(slice, 0);
  };
  waiting = setTimeout(slice, 0);
  return () => clearTimeout(waiting);
}
